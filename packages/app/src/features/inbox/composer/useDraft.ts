import { delayMs, type Message, type ConversationId } from '@tandem/contract'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { adoptDraftAtom, draftAtomOf, draftState, saveDraftAtom, saveStatesAtom } from './drafts.ts'

/** After this time, an unsaved text is from a tab that was closed before it could save. In ms. */
const abandonedMs = 5_000

interface DraftOptions {
  readonly conversationId: ConversationId
  /** The future messages, including the server's draft. */
  readonly future: readonly Message[]
  /** The time of the read. 0 before the first read. */
  readonly readAt: number
  /** Messages wait to be sent, so the server's draft may be the text of one of them. */
  readonly hasUnsent: boolean
}

/**
 * The text in the composer. It is stored in this browser with each key, and on the server 1.5 s after the last key and
 * when the user leaves the composer (INBOX-32).
 */
export function useDraft({ conversationId, future, readAt, hasUnsent }: DraftOptions) {
  const [draft, setDraft] = useAtom(useMemo(() => draftAtomOf(conversationId), [conversationId]))
  const saveState = useAtomValue(saveStatesAtom).get(conversationId)
  const saveDraft = useSetAtom(saveDraftAtom)
  const adoptDraft = useSetAtom(adoptDraftAtom)
  const save = useCallback(() => void saveDraft(conversationId), [saveDraft, conversationId])
  const serverText = future.find(({ status }) => status === 'draft')?.text ?? ''
  useEffect(() => {
    if (!hasUnsent && readAt > 0) adoptDraft({ conversationId, text: serverText, readAt })
  }, [adoptDraft, conversationId, serverText, readAt, hasUnsent])

  // The tab with the typing saves first. Another tab saves if that tab was closed before its save.
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
