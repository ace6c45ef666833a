import { type CallStatus } from '@tandem/contract'

/** The addresses of the call screens (CALL-1, CALL-2, CALL-10, CALL-13). */
export const callLinks = {
  list: '/calls',
  expired: '/calls?boolean_isExpired=true',
  create: '/calls/create',
  call: (id: number) => `/calls/manage/${id}`,
  /** The drawer with another status in its form, which waits for a date. */
  schedule: (id: number, status: CallStatus) => `/calls/manage/${id}/${status}`,
  reminders: '/calls/reminders',
  clientReminders: (clientId: number) => `/calls/reminders/manage/${clientId}`,
  conversation: (id: number) => `/messages/conversation/${id}`,
  recipient: (id: number) => `/recipients/manage/${id}/general`,
} as const
