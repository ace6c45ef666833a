import { delayMs, type Message, type ConversationId } from '@tandem/contract'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { adoptDraftAtom, draftAtomOf, draftState, saveDraftAtom, saveStateAtomOf } from './drafts.ts'

/** Text that is unsaved for so long is from a tab that was closed before it could save. */
const abandonedMs = 5_000

interface DraftOptions {
  readonly conversationId: ConversationId
  /** The messages that are still to be sent; the server's draft is one of them. */
  readonly future: readonly Message[]
  /** When they were read; 0 before the first time. */
  readonly readAt: number
  /** Messages wait to be sent: the server's draft may be the text of one of them. */
  readonly hasUnsent: boolean
}

/**
 * The text in the composer. It is kept in this browser with each key, and saved on the server 1.5 s after the last one
 * and when the composer is left (INBOX-32).
 */
export function useDraft({ conversationId, future, readAt, hasUnsent }: DraftOptions) {
  const [draft, setDraft] = useAtom(useMemo(() => draftAtomOf(conversationId), [conversationId]))
  const saveState = useAtomValue(useMemo(() => saveStateAtomOf(conversationId), [conversationId]))
  const saveDraft = useSetAtom(saveDraftAtom)
  const adoptDraft = useSetAtom(adoptDraftAtom)
  const save = useCallback(() => void saveDraft(conversationId), [saveDraft, conversationId])
  const serverText = future.find(({ status }) => status === 'draft')?.text ?? ''
  useEffect(() => {
    if (!hasUnsent && readAt > 0) adoptDraft({ conversationId, text: serverText, readAt })
  }, [adoptDraft, conversationId, serverText, readAt, hasUnsent])

  // The tab that was typed in saves first; another one does so when that one was closed too early.
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
