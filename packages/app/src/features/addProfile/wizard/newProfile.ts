import { areDelaysInOrder, ProfileCreation } from '@tandem/contract'
import * as v from 'valibot'
import { addMessages } from '../messages.ts'
import { fieldMessages } from '../../../entities/profile/fields/messages.ts'
import { scheduleValue } from '../../../entities/profile/fields/scheduleValue.ts'
import { type StepId } from './draft.ts'

const { entries } = v.object(ProfileCreation.entries)

const optionalText = v.pipe(
  v.string(),
  v.maxLength(100, 'This can have at most 100 characters.'),
  v.transform((text) => (text.trim() === '' ? null : text)),
)

export const NewProfile = v.pipe(
  v.object({
    name: entries.name,
    automationEnabled: v.boolean(),
    fastResponseEnabled: v.boolean(),
    hasSalesNavigator: v.boolean(),
    messagesLimit: v.nonOptional(entries.messagesLimit),
    connectionRequestsLimit: v.nonOptional(entries.connectionRequestsLimit),
    delayFromSecs: v.nonOptional(entries.delayFromSecs),
    delayToSecs: v.nonOptional(entries.delayToSecs),
    ip: optionalText,
    vm: optionalText,
    clientId: v.number(addMessages.wizard.clientMissing),
    schedule: scheduleValue,
    automationSchedule: scheduleValue,
    scheduleTimezone: v.string(),
  }),
  v.forward(
    v.check((profile) => areDelaysInOrder(profile), fieldMessages.delayOrder),
    ['delayToSecs'],
  ),
)

const stepOf: ReadonlyMap<string, StepId> = new Map([
  ['clientId', 'client'],
  ['schedule', 'schedule'],
  ['automationSchedule', 'schedule'],
])

/** The reason why a step is incomplete, by step. */
export function missingFieldsOf(values: Readonly<Record<string, unknown>>): Readonly<Partial<Record<StepId, string>>> {
  const missing: Partial<Record<StepId, string>> = {}
  const { delayFromSecs: from, delayToSecs: to, name } = values
  if (typeof from === 'number' && typeof to === 'number' && from > to) missing.general = fieldMessages.delayOrder
  for (const issue of v.safeParse(NewProfile, values).issues ?? [])
    missing[stepOf.get(v.getDotPath(issue) ?? '') ?? 'general'] ??= issue.message
  if (typeof name !== 'string' || name.trim() === '') missing.general = addMessages.wizard.nameMissing
  return missing
}
