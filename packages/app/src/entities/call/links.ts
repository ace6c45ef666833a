import { type CallStatus, type ClientId, type CallId, type ConversationId, type RecipientId } from '@tandem/contract'

/** The addresses of the call screens (CALL-1, CALL-2, CALL-10, CALL-13). */
export const callLinks = {
  list: '/calls',
  expired: '/calls?boolean_isExpired=true',
  create: '/calls/create',
  call: (id: CallId) => `/calls/manage/${id}`,
  /** Opens the call's form with this status. */
  schedule: (id: number, status: CallStatus) => `/calls/manage/${id}/${status}`,
  reminders: '/calls/reminders',
  clientReminders: (clientId: ClientId) => `/calls/reminders/manage/${clientId}`,
  conversation: (id: ConversationId) => `/messages/conversation/${id}`,
  recipient: (id: RecipientId) => `/recipients/manage/${id}/general`,
} as const
