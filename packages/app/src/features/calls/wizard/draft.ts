import { atom } from 'jotai'
import * as v from 'valibot'
import { userAtom } from '../../../shared/session.ts'
import { storedAtom } from '../../../shared/storedAtom.ts'
import { CallFormValues } from '../form/callForm.ts'

const id = v.pipe(v.number(), v.integer(), v.minValue(1))

/** A conversation that was chosen, as far as the steps need it. */
const ChosenConversation = v.object({
  id,
  name: v.string(),
  /** Where the lead is, if that is known. */
  leadZone: v.optional(v.string()),
})
export type ChosenConversation = v.InferOutput<typeof ChosenConversation>

/** What the wizard keeps of a call that is being created; whether it is right is for the form to say. */
const CallDraft = v.object({
  step: v.picklist(['conversation', 'settings']),
  conversation: v.optional(ChosenConversation),
  /** The call of the conversation that the user has agreed to overwrite (CALL-9). */
  overwrittenId: v.optional(id),
  settings: v.optional(v.partial(CallFormValues)),
})
export type CallDraft = v.InferOutput<typeof CallDraft>

/** The draft with its user: it is never shown to another one. */
const storedDraftAtom = storedAtom({
  key: 'callWizard',
  version: 1,
  schema: v.optional(v.object({ userId: id, draft: CallDraft })),
  initial: undefined,
})

const emptyDraft: CallDraft = { step: 'conversation' }

/** The draft of the creation wizard; empty until something is chosen. */
export const callDraftAtom = atom(
  (get): CallDraft => {
    const stored = get(storedDraftAtom)
    return stored && stored.userId === get(userAtom)?.id ? stored.draft : emptyDraft
  },
  (get, set, change: Partial<CallDraft>) => {
    const userId = get(userAtom)?.id
    if (userId !== undefined) set(storedDraftAtom, { userId, draft: { ...get(callDraftAtom), ...change } })
  },
)

/** Removes the draft. */
export const discardCallDraftAtom = atom(null, (_get, set) => set(storedDraftAtom, undefined))
