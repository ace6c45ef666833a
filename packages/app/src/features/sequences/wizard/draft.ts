import { ResponseCategory, SequenceType } from '@tandem/contract'
import { atom } from 'jotai'
import * as v from 'valibot'
import { nowAtom } from '../../../shared/clock.ts'
import { userAtom } from '../../../shared/session.ts'
import { storedAtom } from '../../../shared/storedAtom.ts'
import { Creation, entityId as id } from './creation/creation.ts'
import { DraftSettings } from './draftSettings.ts'

const prompts = v.array(v.string())
const aiSteps = v.array(v.object({ delaySecs: v.number(), prompts }))

/** The parts of a draft that begin with the example texts of the client. */
export const exampleParts = ['templates', 'aiTemplates', 'responses', 'followUps'] as const
export type ExamplePart = (typeof exampleParts)[number]

/**
 * What the wizard keeps of a sequence that is being created. Texts are kept as they are typed: whether they are right
 * is for the steps and the server to say.
 */
const Draft = v.object({
  type: v.optional(SequenceType),
  /** The step that shows. */
  step: v.string(),
  /** When it was last changed, in ms since 1970. */
  savedAt: v.number(),
  /** Ids as `idRangesOf` writes them; `held`: those that were in another sequence when they were chosen. */
  recipients: v.optional(v.object({ ids: v.string(), held: v.string() })),
  /** An import that was begun in the Recipients step and whose recipients are not chosen yet. */
  openImportId: v.optional(id),
  /** The last import whose recipients were chosen. */
  importId: v.optional(id),
  client: v.optional(v.object({ id, name: v.string() })),
  templates: v.optional(
    v.array(v.object({ title: v.string(), text: v.string(), delaySecs: v.number(), systemId: v.string() })),
  ),
  sendConnectionRequests: v.optional(v.boolean(), true),
  sendEmptyConnectionRequest: v.optional(v.boolean(), false),
  aiTemplates: v.optional(aiSteps),
  responses: v.optional(
    v.array(
      v.object({ category: ResponseCategory, fastResponseEnabled: v.boolean(), steps: v.array(v.object({ prompts })) }),
    ),
  ),
  followUps: v.optional(v.array(v.object({ category: ResponseCategory, enabled: v.boolean(), steps: aiSteps }))),
  calendlyId: v.optional(v.nullable(v.string()), null),
  calendlyEvent: v.optional(v.nullable(v.string()), null),
  /** Parts that no longer are the example of the client. */
  edited: v.optional(v.array(v.picklist(exampleParts)), []),
  /** `fromSequenceId`: the sequence that the profile leaves; the user has agreed (SEQ-61). */
  profiles: v.optional(v.array(v.object({ id, name: v.string(), fromSequenceId: v.nullable(id) }))),
  settings: v.optional(DraftSettings),
  /** The sequence is being created from this draft. */
  creation: v.optional(Creation),
})
export type SequenceDraft = v.InferOutput<typeof Draft>

/** Drafts by the id of their user: a draft is never shown to another one. A broken draft is dropped alone. */
const draftsAtom = storedAtom<Readonly<Record<string, SequenceDraft | undefined>>>({
  key: 'CRATE_SEQUENCE',
  version: 1,
  schema: v.record(v.string(), v.fallback(v.optional(Draft), undefined)),
  initial: {},
})

/** Whether the browser keeps the draft; false while its storage is full or blocked. */
export const isDraftKeptAtom = draftsAtom.isStoredAtom

const draftKeyAtom = atom((get) => String(get(userAtom)?.id ?? ''))

/** The draft of the user who is signed in (SEQ-8); undefined when there is none. */
export const sequenceDraftAtom = atom((get): SequenceDraft | undefined => get(draftsAtom)[get(draftKeyAtom)])

type DraftChange = Partial<SequenceDraft> | ((draft: SequenceDraft) => Partial<SequenceDraft>)

/**
 * Changes parts of the draft. Without one it does nothing: another window has created the sequence, or discarded the
 * draft.
 */
export const changeDraftAtom = atom(null, (get, set, change: DraftChange) => {
  const key = get(draftKeyAtom)
  const savedAt = get(nowAtom)
  set(draftsAtom, (drafts) => {
    const draft = drafts[key]
    if (!draft) return drafts
    const changed = typeof change === 'function' ? change(draft) : change
    return Object.keys(changed).length === 0 ? drafts : { ...drafts, [key]: { ...draft, ...changed, savedAt } }
  })
})

/** Begins a draft, or changes the type of the one that there is. */
export const chooseTypeAtom = atom(null, (get, set, type: SequenceType) => {
  const key = get(draftKeyAtom)
  const begun = v.parse(Draft, { step: 'recipients', savedAt: get(nowAtom) })
  set(draftsAtom, (drafts) => ({ ...drafts, [key]: { ...(drafts[key] ?? begun), type } }))
})

/** Removes the draft. */
export const discardDraftAtom = atom(null, (get, set) => {
  const key = get(draftKeyAtom)
  set(draftsAtom, (drafts) => Object.fromEntries(Object.entries(drafts).filter(([each]) => each !== key)))
})
