import { ResponseCategory, SequenceType } from '@tandem/contract'
import { atom } from 'jotai'
import * as v from 'valibot'
import { nowAtom } from '../../shared/time/clock.ts'
import { type AppStore } from '../../shared/session/appStore.ts'
import { userStoredAtom } from '../../shared/storage/userStoredAtom.ts'
import { draftOwner } from '../../entities/sequence/editor/ai/tests/promptTests.ts'
import { forgetPreviews } from '../../entities/sequence/editor/ai/useExamplePreviews.ts'
import { Creation, entityId as id } from './creation/creation.ts'
import { DraftSettings } from './draftSettings.ts'
import { calendarAttachmentOf } from '../../entities/sequence/editor/calendar/attachments.ts'

const prompts = v.array(v.string())
const aiSteps = v.array(v.object({ delaySecs: v.number(), prompts }))

/** Keeps the valid entries. An unknown category in an example of the backend must not make the draft unreadable. */
const readable = <Entry>(entry: v.GenericSchema<unknown, Entry>) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((entries) =>
      entries.flatMap((each) => {
        const { success, output } = v.safeParse(entry, each)
        return success ? [output] : []
      }),
    ),
  )

/** Fields of the draft whose initial texts are the client's examples. */
export const exampleParts = ['templates', 'aiTemplates', 'responses', 'followUps'] as const
export type ExamplePart = (typeof exampleParts)[number]

/** Texts are stored as typed. The wizard's steps and the server validate them. */
const Draft = v.object({
  type: v.optional(SequenceType),
  step: v.string(),
  /** In ms since 1970. */
  savedAt: v.number(),
  /** Ids in the format of `idRangesOf`. `held`: recipients that were in another sequence when the user chose them. */
  recipients: v.optional(v.object({ ids: v.string(), held: v.string() })),
  /** The open import of the Recipients step. */
  openImportId: v.optional(id),
  /** The latest import that added recipients to `recipients`. */
  importId: v.optional(id),
  client: v.optional(v.object({ id, name: v.string() })),
  templates: v.optional(
    v.array(v.object({ title: v.string(), text: v.string(), delaySecs: v.number(), systemId: v.string() })),
  ),
  sendConnectionRequests: v.optional(v.boolean(), true),
  sendEmptyConnectionRequest: v.optional(v.boolean(), false),
  aiTemplates: v.optional(aiSteps),
  responses: v.optional(
    readable(
      v.object({
        category: ResponseCategory,
        fastResponseEnabled: v.fallback(v.boolean(), false),
        steps: v.array(v.object({ prompts })),
      }),
    ),
  ),
  followUps: v.optional(readable(v.object({ category: ResponseCategory, enabled: v.boolean(), steps: aiSteps }))),
  calendlyId: v.optional(v.nullable(v.string()), null),
  calendlyEvent: v.optional(v.nullable(v.string()), null),
  /** The parts that the user has edited. They no longer equal the client's examples. */
  edited: v.optional(v.array(v.picklist(exampleParts)), []),
  /** `fromSequenceId`: the sequence that the profile leaves (SEQ-61). */
  profiles: v.optional(v.array(v.object({ id, name: v.string(), fromSequenceId: v.nullable(id) }))),
  settings: v.optional(DraftSettings),
  /** Set when the creation starts. Removed when the user can edit the draft again. */
  creation: v.optional(Creation),
})
export type SequenceDraft = v.InferOutput<typeof Draft>

/** Checks an example before the draft uses it. */
export const DraftEntries = v.pick(Draft, ['responses', 'followUps'])

/** The draft of the signed-in user (SEQ-8). */
export const sequenceDraftAtom = userStoredAtom({ key: 'CRATE_SEQUENCE', version: 1, schema: Draft })

export type DraftChange = Partial<SequenceDraft> | ((draft: SequenceDraft) => Partial<SequenceDraft>)

/** Changes the draft. Does nothing without a draft, because another window can remove the draft. */
export const changeDraftAtom = atom(null, (get, set, change: DraftChange) => {
  const savedAt = get(nowAtom)
  set(sequenceDraftAtom, (draft) => {
    if (!draft) return draft
    const changes = typeof change === 'function' ? change(draft) : change
    return Object.keys(changes).length === 0 ? draft : { ...draft, ...changes, savedAt }
  })
})

/** Begins a draft of this type, or changes the type of the existing draft. */
export function chooseType({ get, set }: AppStore, type: SequenceType): void {
  const begun = v.parse(Draft, { step: 'recipients', savedAt: get(nowAtom) })
  set(sequenceDraftAtom, (draft = begun) => Object.assign({}, draft, { type }))
}

export function discardDraft({ set }: AppStore): void {
  set(sequenceDraftAtom, undefined)
  forgetPreviews(set, draftOwner)
}

/** The calendar connection in progress. */
export const draftAttachment = calendarAttachmentOf(draftOwner)
