import { type Profile } from '@tandem/contract'
import { changedFields } from '../../../shared/form/changedFields.ts'
import { schedulesOf } from './scheduleForm.ts'

/** The fields that affect the forecast (SEQ-83). */
const limitFields = [
  'messagesLimit',
  'connectionRequestsLimit',
  'delayFromSecs',
  'delayToSecs',
  'automationEnabled',
  'automationSchedule',
  'schedule',
  'scheduleTimezone',
] as const

/** The changed fields of `limitFields`. Undefined without a change. */
export function changedLimits(profile: Profile, values: Readonly<Record<string, unknown>>): object | undefined {
  const saved: Readonly<Record<string, unknown>> = { ...profile, ...schedulesOf(profile) }
  const shown = Object.fromEntries(limitFields.flatMap((name) => (name in values ? [[name, values[name]]] : [])))
  const changed = changedFields(shown, saved)
  return Object.keys(changed).length > 0 ? changed : undefined
}
