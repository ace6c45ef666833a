import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { type ChatMessage, type ChatMessageId } from '../chatMessage.ts'
import { type ThreadVirtualizer } from './useThreadVirtualizer.ts'

export function useActiveMessage(messages: readonly ChatMessage[], markedId?: ChatMessageId) {
  const [activeId, setActiveId] = useState<ChatMessageId | undefined>(markedId)
  const found = activeId === undefined ? -1 : messages.findLastIndex(({ id }) => id === activeId)
  return { activeIndex: found === -1 ? messages.length - 1 : found, setActiveId }
}

interface ThreadFocusOptions {
  readonly virtualizer: ThreadVirtualizer
  readonly messages: readonly ChatMessage[]
  readonly activeIndex: number
  readonly setActiveId: (id: ChatMessageId) => void
}

const targetOf = (key: string, index: number, last: number): number | undefined => {
  const targets: Readonly<Record<string, number>> = {
    ArrowUp: Math.max(0, index - 1),
    ArrowDown: Math.min(last, index + 1),
    Home: 0,
    End: last,
  }
  return targets[key]
}

/** Arrows, Home and End also move the focus to messages out of view. */
export function useThreadFocus({ virtualizer, messages, activeIndex, setActiveId }: ThreadFocusOptions) {
  const wanted = useRef<ChatMessageId>(undefined)
  const focusedRow = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    // If the focused message is deleted, the focus moves to the newest message.
    if (focusedRow.current?.isConnected === false) {
      focusedRow.current = null
      if (document.activeElement === document.body) wanted.current = messages[activeIndex]?.id
    }
    if (wanted.current === undefined) return
    const element = virtualizer.elementsCache.get(wanted.current)
    if (!(element instanceof HTMLElement)) return
    wanted.current = undefined
    element.focus({ preventScroll: true })
  })
  return {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const { target } = event
      if (!(target instanceof HTMLElement) || target.role !== 'article') return
      const next = targetOf(event.key, activeIndex, messages.length - 1)
      const message = next === undefined ? undefined : messages[next]
      if (next === undefined || !message) return
      event.preventDefault()
      wanted.current = message.id
      setActiveId(message.id)
      virtualizer.scrollToIndex(next, { align: 'auto' })
    },
    onFocus: (event: FocusEvent<HTMLElement>) => {
      const row = event.target.closest<HTMLElement>('[data-index]')
      focusedRow.current = row
      const message = row ? messages[Number(row.dataset['index'])] : undefined
      if (message) setActiveId(message.id)
    },
  }
}
