import { type BenchMessage, benchMessages, takeReads } from './chatMessages.ts'
import { settled, untilShown } from './pageBench.ts'

/** The functions of a page with one thread. A function is undefined if the page does not support it. */
export interface ThreadPage<Message extends BenchMessage> {
  /** Shows these messages. The first call also adds the thread to the page. */
  readonly show?: (messages: readonly Message[]) => void
  readonly scroller?: () => HTMLElement | null
  readonly messageElement?: (id: number) => Element | null
  readonly field?: () => HTMLElement | null
}

export interface ChatBench {
  readonly open: (count: number) => Promise<number>
  /**
   * At the scroll position `place` (0 to 1), adds 50 messages at the start. Returns the time in ms. `drift` is the
   * distance in px by which a message in view moved.
   */
  readonly prepend: (place: number) => Promise<{ readonly time: number; readonly drift: number }>
  readonly append: () => Promise<number>
  readonly hasField: () => boolean
  readonly startTyping: () => Promise<void>
  /** Milliseconds from the last key press to the paint of the typed character. */
  readonly typed: () => Promise<number>
  /** Number of messages drawn since the start of typing. */
  readonly redrawn: () => number
}

declare global {
  interface Window {
    chatBench?: ChatBench
  }
}

const lengthOf = (field: HTMLElement) =>
  (field instanceof HTMLTextAreaElement ? field.value : (field.textContent ?? '')).length

export function offerThread(page: ThreadPage<ReturnType<typeof benchMessages>[number]>): void {
  let messages: ReturnType<typeof benchMessages> = []
  let shown: Promise<number> | undefined
  const scrollerOf = () => {
    const scroller = page.scroller?.()
    if (!scroller) throw new Error('the thread has no scroller')
    return scroller
  }
  const isInView = (id: number) => {
    const [element, scroller] = [page.messageElement?.(id), page.scroller?.()]
    if (!element || !scroller) return false
    const [box, view] = [element.getBoundingClientRect(), scroller.getBoundingClientRect()]
    return box.bottom > view.top && box.top < view.bottom
  }
  window.chatBench = {
    open: async (count) => {
      messages = benchMessages(count, 0)
      const time = await untilShown(
        () => page.show?.(messages),
        () => isInView(count - 1),
      )
      await settled()
      return time
    },
    prepend: async (place) => {
      const scroller = scrollerOf()
      scroller.scrollTop = scroller.scrollHeight * place
      await settled()
      const anchor = messages.find(
        ({ id }) => isInView(id) && (page.messageElement?.(id)?.getBoundingClientRect().top ?? 0) > 100,
      )
      if (!anchor) throw new Error('no message is in view')
      const topOf = () => page.messageElement?.(anchor.id)?.getBoundingClientRect().top ?? Number.NaN
      const before = topOf()
      const height = scroller.scrollHeight
      messages = [...benchMessages(50, (messages[0]?.id ?? 0) - 50), ...messages]
      const time = await untilShown(
        () => page.show?.(messages),
        () => scroller.scrollHeight !== height,
      )
      const early = Math.abs(topOf() - before)
      await settled()
      return { time, drift: Math.max(early, Math.abs(topOf() - before)) }
    },
    append: async () => {
      const scroller = scrollerOf()
      scroller.scrollTop = scroller.scrollHeight
      await settled()
      const id = (messages.at(-1)?.id ?? 0) + 1
      messages = [...messages, ...benchMessages(1, id)]
      return untilShown(
        () => page.show?.(messages),
        () => isInView(id),
      )
    },
    hasField: () => page.field?.() != null,
    startTyping: async () => {
      const field = page.field?.()
      if (!field) throw new Error('the page has no field')
      field.focus()
      await settled()
      takeReads()
      // Waits for a real key, because text that a script inserts would skip `beforeinput`.
      field.addEventListener(
        'keydown',
        () => {
          const length = lengthOf(field)
          shown = untilShown(
            () => undefined,
            () => lengthOf(field) === length + 1,
          )
        },
        { capture: true },
      )
    },
    typed: async () => {
      if (!shown) throw new Error('no key was pressed')
      return await shown
    },
    redrawn: takeReads,
  }
}
