import { useLatest } from '@tandem/components'
import { delayMs, marksRead, type Message, pollingMs, type ConversationId, type MessageId } from '@tandem/contract'
import { useSetAtom } from 'jotai'
import { useCallback, useEffect, useRef } from 'react'
import { RequestError } from '../../../shared/api/RequestError.ts'
import { useIsShown } from '../../../shared/router/useIsShown.ts'
import { readMutationAtom } from '../api.ts'

interface MarkReadOptions {
  readonly conversationId: ConversationId
  readonly lastReadId: number | null
  readonly messages: readonly Message[]
}

/** Marks messages as read half a second after they came into view (INBOX-40). */
export function useMarkRead({ conversationId, lastReadId, messages }: MarkReadOptions) {
  const mutate = useSetAtom(readMutationAtom)
  const known = useLatest({ lastReadId, messages })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** Id of the newest message in a request that waits for the delay or for a retry. 0 if no request waits. */
  const waiting = useRef(0)
  const openId = useLatest(conversationId)
  const isShown = useIsShown()
  const read = useCallback(
    (id: MessageId) => {
      const attempt = (): void => {
        clearTimeout(timer.current)
        waiting.current = 0
        mutate({ params: { id: conversationId, messageId: id } }).catch((error: unknown) => {
          const isOpen = isShown() && openId.current === conversationId
          const isRefused = error instanceof RequestError && error.isFinal
          if (!isOpen || isRefused || waiting.current >= id) return
          waiting.current = id
          timer.current = setTimeout(attempt, pollingMs.openConversation)
        })
      }
      attempt()
    },
    [mutate, conversationId, openId, isShown],
  )
  // Closing the conversation sends a waiting request at once.
  useEffect(
    () => () => {
      if (waiting.current > 0) read(waiting.current)
    },
    [read],
  )
  const onSeen = useCallback(
    ({ ids }: { readonly ids: readonly (string | number)[] }) => {
      const seen = known.current.messages.filter(
        (message) => ids.includes(message.id) && marksRead(message, known.current.lastReadId),
      )
      const newest = Math.max(waiting.current, ...seen.map(({ id }) => id))
      if (newest === 0) return
      waiting.current = newest
      clearTimeout(timer.current)
      timer.current = setTimeout(() => read(newest), delayMs.markRead)
    },
    [known, read],
  )
  const readAll = useCallback(() => {
    const unread = known.current.messages.filter((message) => marksRead(message, known.current.lastReadId))
    if (unread.length > 0) read(Math.max(...unread.map(({ id }) => id)))
  }, [known, read])
  return { onSeen, readAll }
}
