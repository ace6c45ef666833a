import { type ComposerDraft } from '@tandem/components'
import { maximumLength, type Message, messageCreate, type ConversationId } from '@tandem/contract'
import { atom } from 'jotai'
import * as v from 'valibot'
import { userStoredAtom } from '../../../shared/storage/userStoredAtom.ts'
import { mutationAtom } from '../../../shared/api/mutationAtom.ts'
import { patchFuture } from '../api.ts'

const MessageDraft = v.object({
  text: v.string(),
  /** The server has this text. */
  isSaved: v.boolean(),
  /** When it was changed, in ms since 1970 by this browser's clock. */
  changed: v.number(),
})
export type MessageDraft = v.InferOutput<typeof MessageDraft>
type Drafts = Readonly<Record<string, MessageDraft>>

/** Unsent texts by conversation, in all tabs at once and over a crash. */
const draftsAtom = userStoredAtom({ key: 'inbox_drafts', version: 2, schema: v.record(v.string(), MessageDraft) })

/** The server has these, and no tab has changed them for a day. */
const withoutOld = (drafts: Drafts): Drafts =>
  Object.fromEntries(
    Object.entries(drafts).filter(([, { isSaved, changed }]) => !isSaved || Date.now() - changed < 86_400_000),
  )

/** The typed text of a conversation; undefined where the server's draft counts. */
export const draftAtomOf = (conversationId: ConversationId) =>
  atom(
    (get): MessageDraft | undefined => get(draftsAtom)?.[conversationId],
    (_get, set, draft: MessageDraft) =>
      set(draftsAtom, (drafts = {}) => Object.assign(withoutOld(drafts), { [conversationId]: draft })),
  )

interface ServerDraft {
  readonly conversationId: ConversationId
  readonly text: string
  /** When it was read, in ms since 1970 by this browser's clock. */
  readonly readAt: number
}

/** A response that arrives so soon after a save may have been read before it. */
const inFlightMs = 2_000

/** Adopts the server's draft, which another browser may have changed, unless something was typed or saved since. */
export const adoptDraftAtom = atom(null, (get, set, { conversationId, text, readAt }: ServerDraft) => {
  const draftAtom = draftAtomOf(conversationId)
  const draft = get(draftAtom)
  if (draft?.isSaved && draft.text !== text && readAt > draft.changed + inFlightMs)
    set(draftAtom, { text, isSaved: true, changed: readAt })
})

export type SaveState = 'saving' | 'saved' | 'failed'

const isTooLong = (text: string) => text.length > maximumLength.messageText

/** The state of a draft, as the composer shows it. */
export function draftState(
  { text, isSaved }: Omit<MessageDraft, 'changed'>,
  saveState: SaveState | undefined,
): ComposerDraft['state'] {
  if (isSaved) return text === '' ? 'none' : 'saved'
  // The server does not take it: it is in this browser only.
  if (isTooLong(text)) return 'failed'
  return saveState === 'saving' || saveState === 'failed' ? saveState : 'none'
}

const saveStatesAtom = atom<ReadonlyMap<number, SaveState>>(new Map<number, SaveState>())
const setStateAtom = atom(null, (_get, set, conversationId: ConversationId, state: SaveState) =>
  set(saveStatesAtom, (states) => new Map([...states, [conversationId, state]])),
)
/** How the saving of a conversation's draft went. */
export const saveStateAtomOf = (conversationId: ConversationId) =>
  atom((get) => get(saveStatesAtom).get(conversationId))

interface DraftSave {
  readonly conversationId: ConversationId
  readonly text: string
}

const draftMutationAtom = mutationAtom<DraftSave, Message>({
  name: 'messageDraft',
  // Each save is a call of its own: the same text may be typed again after another one.
  run: (request, { conversationId, text }) =>
    request(
      messageCreate,
      { params: { id: conversationId }, body: { status: 'draft', text } },
      { idempotencyKey: crypto.randomUUID() },
    ),
  onMutate: ({ set }, { conversationId }) => {
    set(setStateAtom, conversationId, 'saving')
    return () => set(setStateAtom, conversationId, 'failed')
  },
  onSuccess: (tools, message, { conversationId, text }) => {
    patchFuture(tools, conversationId, (messages) => [
      ...messages.filter(({ status }) => status !== 'draft'),
      ...(text === '' ? [] : [message]),
    ])
    tools.set(setStateAtom, conversationId, 'saved')
    const draftAtom = draftAtomOf(conversationId)
    const draft = tools.get(draftAtom)
    if (draft?.text === text) tools.set(draftAtom, { text, isSaved: true, changed: Date.now() })
  },
  errorToast: () => undefined,
})

/** Saves under way by conversation: a later one, and the sending, wait for them. */
const savesAtom = atom(() => new Map<number, Promise<unknown>>())

/** Resolves when no draft of a conversation is being saved. */
export const draftsSettledAtom = atom(null, (get, _set, conversationId: ConversationId) =>
  get(savesAtom).get(conversationId),
)

/** Saves a draft on the server (INBOX-32), if it has changed. */
export const saveDraftAtom = atom(null, (get, set, conversationId: ConversationId): Promise<unknown> => {
  const saves = get(savesAtom)
  const save = async () => {
    const draft = get(draftAtomOf(conversationId))
    if (!draft || draft.isSaved || isTooLong(draft.text)) return
    await set(draftMutationAtom, { conversationId, text: draft.text })
  }
  const saving = (saves.get(conversationId) ?? Promise.resolve()).then(save)
  saves.set(conversationId, saving)
  return saving
})
