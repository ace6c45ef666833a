import { atom } from 'jotai'
import * as v from 'valibot'
import { userStoredAtom } from '../../shared/storage/userStoredAtom.ts'
import { CallFormValues } from '../../entities/call/form/callForm.ts'
import { type Recipient } from '@tandem/contract'
import { fullNameOf } from '../../shared/text/fullName.ts'
import { callListMessages } from '../../entities/call/messages.ts'

const id = v.pipe(v.number(), v.integer(), v.minValue(1))

const ChosenConversation = v.object({
  id,
  name: v.string(),
  leadZone: v.optional(v.string()),
})
export type ChosenConversation = v.InferOutput<typeof ChosenConversation>

/** The wizard's data about a conversation. */
export function chosenConversation(id: number, recipient: Recipient | undefined): ChosenConversation {
  const leadZone = recipient?.timeZone ?? undefined
  return {
    id,
    name: fullNameOf(recipient) || callListMessages.noLead,
    ...(leadZone !== undefined && { leadZone }),
  }
}

/** The settings can be invalid. Only the form checks them. */
const CallDraft = v.object({
  step: v.picklist(['conversation', 'settings']),
  conversation: v.optional(ChosenConversation),
  /** The call that the user agreed to overwrite (CALL-9). */
  overwrittenId: v.optional(id),
  settings: v.optional(v.partial(CallFormValues)),
})
export type CallDraft = v.InferOutput<typeof CallDraft>

const storedDraftAtom = userStoredAtom({ key: 'callWizard', version: 2, schema: CallDraft })

const emptyDraft: CallDraft = { step: 'conversation' }

/** The draft of the wizard. Set `undefined` to remove the draft. */
export const callDraftAtom = atom(
  (get): CallDraft => get(storedDraftAtom) ?? emptyDraft,
  (_get, set, change: Partial<CallDraft> | undefined) =>
    set(storedDraftAtom, (draft = emptyDraft) => (change ? Object.assign({}, draft, change) : undefined)),
)
