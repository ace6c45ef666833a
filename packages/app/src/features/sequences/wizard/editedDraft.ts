import { isDeepEqual } from '../../../shared/isDeepEqual.ts'
import { type SequenceDraft } from './draft.ts'

const fields = [
  'templates',
  'sendConnectionRequests',
  'sendEmptyConnectionRequest',
  'aiTemplates',
  'responses',
  'followUps',
  'calendlyId',
  'calendlyEvent',
  'settings',
] as const satisfies readonly (keyof SequenceDraft)[]

/** What is written in the steps of a draft. Chosen recipients, client and profiles are not undone. */
export type EditedDraft = Pick<SequenceDraft, (typeof fields)[number]>

export const editedFields = ({
  templates,
  sendConnectionRequests,
  sendEmptyConnectionRequest,
  aiTemplates,
  responses,
  followUps,
  calendlyId,
  calendlyEvent,
  settings,
}: SequenceDraft): EditedDraft => ({
  templates,
  sendConnectionRequests,
  sendEmptyConnectionRequest,
  aiTemplates,
  responses,
  followUps,
  calendlyId,
  calendlyEvent,
  settings,
})

/**
 * A step of the history after a change that is not undone: example texts have come, or another window has edited.
 * Fields that it changed are the same in all steps.
 */
export function rebasedDraft(step: EditedDraft, before: EditedDraft, now: EditedDraft): EditedDraft {
  const changed = fields.filter((field) => !isDeepEqual(before[field], now[field]))
  return { ...step, ...Object.fromEntries(changed.map((field) => [field, now[field]])) }
}
