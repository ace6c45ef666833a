import { type ComposerDraft } from '@tandem/components'
import { delayMs, maximumLength, type Message, messageCreate, type ConversationId } from '@tandem/contract'
import { atom, type Getter, type Setter, useAtom, useAtomValue, useSetAtom, useStore } from 'jotai'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import * as v from 'valibot'
import { type AppStore } from '../../../shared/session/appStore.ts'
import { userStoredAtom } from '../../../shared/storage/userStoredAtom.ts'
import { mutationAtom } from '../../../shared/api/mutationAtom.ts'
import { patchFuture } from '../api.ts'

const MessageDraft = v.object({
  text: v.string(),
  /** True if the server has this text. */
  isSaved: v.boolean(),
  /** The time of the last change or save, in ms since 1970 by this browser's clock. */
  changed: v.number(),
})
export type MessageDraft = v.InferOutput<typeof MessageDraft>
type Drafts = Readonly<Record<string, MessageDraft>>

/** Stored in the browser, and shared by all tabs. */
const draftsAtom = userStoredAtom({ key: 'inbox_drafts', version: 2, schema: v.record(v.string(), MessageDraft) })

/** Keeps a saved draft for a day, an unsaved draft for 30 days. */
const withoutOld = (drafts: Drafts): Drafts =>
  Object.fromEntries(
    Object.entries(drafts).filter(([, { isSaved, changed }]) => Date.now() - changed < (isSaved ? 1 : 30) * 86_400_000),
  )

/** The typed text of a conversation. Undefined: the server's draft applies. */
export const draftAtomOf = (conversationId: ConversationId) =>
  atom(
    (get): MessageDraft | undefined => get(draftsAtom)?.[conversationId],
    (_get, set, draft: MessageDraft) =>
      set(draftsAtom, (drafts = {}) => Object.assign(withoutOld(drafts), { [conversationId]: draft })),
  )

interface ServerDraft {
  readonly conversationId: ConversationId
  readonly text: string
  /** The time of the response, in ms since 1970 by this browser's clock. */
  readonly readAt: number
}

/** For this time after a save, in ms, a response can still contain the old text. */
const inFlightMs = 2_000

/**
 * Replaces a saved draft with the server's text, because the user can change a draft in another browser. Keeps an
 * unsaved draft, and a draft that is newer than the response.
 */
export function adoptDraft({ get, set }: AppStore, { conversationId, text, readAt }: ServerDraft): void {
  const draftAtom = draftAtomOf(conversationId)
  const draft = get(draftAtom)
  if (draft?.isSaved && draft.text !== text && readAt > draft.changed + inFlightMs)
    set(draftAtom, { text, isSaved: true, changed: readAt })
}

export type SaveState = 'saving' | 'saved' | 'failed'

const isTooLong = (text: string) => text.length > maximumLength.messageText

export function draftState(
  { text, isSaved }: Omit<MessageDraft, 'changed'>,
  saveState: SaveState | undefined,
): ComposerDraft['state'] {
  if (isSaved) return text === '' ? 'none' : 'saved'
  // The server would refuse this text.
  if (isTooLong(text)) return 'failed'
  return saveState === 'saving' || saveState === 'failed' ? saveState : 'none'
}

/** The state of the last save, by conversation. */
export const saveStatesAtom = atom<ReadonlyMap<number, SaveState>>(new Map<number, SaveState>())
const setState = (set: Setter, conversationId: ConversationId, state: SaveState) =>
  set(saveStatesAtom, (states) => new Map([...states, [conversationId, state]]))

interface DraftSave {
  readonly conversationId: ConversationId
  readonly text: string
}

const draftMutationAtom = mutationAtom<DraftSave, Message>({
  name: 'messageDraft',
  // The user can type the same text twice, so each save needs a new key.
  run: (request, { conversationId, text }) =>
    request(
      messageCreate,
      { params: { id: conversationId }, body: { status: 'draft', text } },
      { idempotencyKey: crypto.randomUUID() },
    ),
  onMutate: ({ set }, { conversationId }) => {
    setState(set, conversationId, 'saving')
    return () => setState(set, conversationId, 'failed')
  },
  onSuccess: (tools, message, { conversationId, text }) => {
    patchFuture(tools, conversationId, (messages) => [
      ...messages.filter(({ status }) => status !== 'draft'),
      ...(text === '' ? [] : [message]),
    ])
    setState(tools.set, conversationId, 'saved')
    const draftAtom = draftAtomOf(conversationId)
    const draft = tools.get(draftAtom)
    if (draft?.text === text) tools.set(draftAtom, { text, isSaved: true, changed: Date.now() })
  },
  errorToast: () => undefined,
})

/** The last save of each conversation. */
const savesAtom = atom(() => new Map<number, Promise<unknown>>())

/** Resolves when the last save of the conversation's draft has ended. Undefined if the draft was never saved. */
export const draftsSettled = (get: Getter, conversationId: ConversationId) => get(savesAtom).get(conversationId)

/** Saves an unsaved draft on the server (INBOX-32). */
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

/** Time in ms after which another tab saves the text, in case the tab in which the user typed is closed. */
const abandonedMs = 5_000

interface DraftOptions {
  readonly conversationId: ConversationId
  /** The future messages, including the server's draft. */
  readonly future: readonly Message[]
  /** Time at which `future` was read, in ms since 1970. 0 before the first response. */
  readonly readAt: number
  /** True while messages wait to be sent. The server's draft may be the text of such a message. */
  readonly hasUnsent: boolean
}

/** The text in the composer (INBOX-32). The server gets the text 1.5 s after the last change. */
export function useDraft({ conversationId, future, readAt, hasUnsent }: DraftOptions) {
  const [draft, setDraft] = useAtom(useMemo(() => draftAtomOf(conversationId), [conversationId]))
  const saveState = useAtomValue(saveStatesAtom).get(conversationId)
  const saveDraft = useSetAtom(saveDraftAtom)
  const store = useStore()
  const save = useCallback(() => void saveDraft(conversationId), [saveDraft, conversationId])
  const serverText = future.find(({ status }) => status === 'draft')?.text ?? ''
  useEffect(() => {
    if (!hasUnsent && readAt > 0) adoptDraft(store, { conversationId, text: serverText, readAt })
  }, [store, conversationId, serverText, readAt, hasUnsent])

  // The tab in which the user typed the text saves it first. Other tabs wait longer.
  const typed = useRef<string>(undefined)
  const isUnsaved = draft !== undefined && !draft.isSaved
  const text = draft?.text ?? serverText
  useEffect(() => {
    if (!isUnsaved) return undefined
    const timer = setTimeout(save, text === typed.current ? delayMs.draftAutosave : abandonedMs)
    return () => clearTimeout(timer)
  }, [isUnsaved, text, save])
  useEffect(
    () => () => {
      if (typed.current !== undefined) save()
      typed.current = undefined
    },
    [save],
  )

  const change = useCallback(
    (next: string) => {
      typed.current = next
      setDraft({ text: next, isSaved: false, changed: Date.now() })
    },
    [setDraft],
  )
  return { text, change, save, state: draftState({ text, isSaved: !isUnsaved }, saveState) }
}
