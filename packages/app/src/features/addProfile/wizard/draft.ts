import { dailyLimits, defaultSchedule, Schedule } from '@tandem/contract'
import * as v from 'valibot'
import { changedFields } from '../../../shared/form/changedFields.ts'
import { viewerZone } from '../../../shared/time/clock.ts'
import { userStoredAtom } from '../../../shared/storage/userStoredAtom.ts'

export const stepIds = ['general', 'client', 'schedule'] as const
export type StepId = (typeof stepIds)[number]

/** The initial values: the recommended limits and the default hours (PROF-34, PROF-39). */
export const emptyProfile = {
  name: '',
  automationEnabled: true,
  fastResponseEnabled: true,
  hasSalesNavigator: false,
  messagesLimit: dailyLimits.messages.start,
  connectionRequestsLimit: dailyLimits.connectionRequests.start,
  delayFromSecs: 300,
  delayToSecs: 1500,
  ip: '',
  vm: '',
  clientId: null,
  schedule: '*',
  automationSchedule: defaultSchedule,
  scheduleTimezone: viewerZone,
} as const

const typed = v.union([v.number(), v.string()])

const Draft = v.object({
  step: v.picklist(stepIds),
  values: v.partial(
    v.object({
      name: v.string(),
      automationEnabled: v.boolean(),
      fastResponseEnabled: v.boolean(),
      hasSalesNavigator: v.boolean(),
      messagesLimit: typed,
      connectionRequestsLimit: typed,
      delayFromSecs: typed,
      delayToSecs: typed,
      ip: v.string(),
      vm: v.string(),
      clientId: v.nullable(v.number()),
      schedule: Schedule,
      automationSchedule: Schedule,
      scheduleTimezone: v.string(),
    }),
  ),
})
type Draft = v.InferOutput<typeof Draft>

/** The stored draft of the wizard. Undefined if no draft is stored. */
export const newProfileDraftAtom = userStoredAtom({ key: 'profileWizard', version: 2, schema: Draft })

/**
 * The draft to store: the step, and the changed fields that have valid values. Undefined if the user is in the first
 * step and no such field exists.
 */
export function newProfileDraftOf(step: StepId, values: Readonly<Record<string, unknown>>): Draft | undefined {
  const kept = Object.entries(changedFields(values, emptyProfile)).filter(([name, value]) =>
    v.is(Draft.entries.values, { [name]: value }),
  )
  const read = v.safeParse(Draft, { step, values: Object.fromEntries(kept) })
  return read.success && (kept.length > 0 || step !== 'general') ? read.output : undefined
}
