import { CallCreation, type CallPatch, ReminderDelay, type ConversationId } from '@tandem/contract'
import * as v from 'valibot'
import { changedFields } from '../../shared/form/changedFields.ts'
import { type CallFields, type CallFormValues } from '../../entities/call/form/callForm.ts'

/** The initial settings of a new call. */
export const newCallValues = (zone: string): CallFormValues => ({
  status: 'scheduled',
  date: '',
  startTime: '',
  timezone: zone,
  reminders: [...ReminderDelay.options],
})

/** The values that the user has changed. Undefined without changed values. */
export function typedValues(
  values: Readonly<Record<string, unknown>>,
  initial: CallFormValues,
): Readonly<Record<string, unknown>> | undefined {
  const typed = changedFields(values, initial)
  return Object.keys(typed).length > 0 ? typed : undefined
}

/** The request that creates the call of a conversation (CALL-19). */
export const creationOf = (
  conversationId: ConversationId,
  { status, date, timezone, reminders }: CallFields,
): CallCreation =>
  v.parse(CallCreation, { conversationId, status, ...(date !== null && { date, timezone, reminders }) })

/** The request that overwrites a call. */
export const overwriteOf = ({ status, date, timezone, reminders }: CallFields): CallPatch => ({
  status,
  date,
  ...(timezone !== null && { timezone }),
  reminders: [...reminders],
})
