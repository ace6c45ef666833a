import { useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLatest } from './useLatest.ts'

/** The longest that typed text stays with its field, in ms (SEQ-168). */
const reportDelay = 100

/** Whether a key does more than type a letter: it may undo, save, close or leave. */
const isCommand = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => key.length > 1 || altKey || ctrlKey || metaKey

/**
 * Reports what is typed to the field's owner after at most 100 ms, so that a letter shows before the owner's page
 * renders, and fast typing renders it once for several letters. Whatever could use the text gets it at once: a key that
 * is no letter, a press of the pointer, a lost focus, a page that is left or hidden, a field that is removed.
 */
export function useDelayedReport(onReport: (text: string) => void): (text: string) => void {
  const latest = useLatest(onReport)
  const [reports] = useState(() => new DelayedReports((text) => latest.current(text)))
  useLayoutEffect(() => reports.flush, [reports])
  return reports.add
}

class DelayedReports {
  readonly #onReport: (text: string) => void
  #waiting: { readonly text: string; readonly stop: AbortController; readonly timer: number } | undefined

  constructor(onReport: (text: string) => void) {
    this.#onReport = onReport
  }

  readonly add = (text: string): void => {
    this.#waiting = { ...(this.#waiting ?? this.#start()), text }
  }

  readonly flush = (): void => {
    if (!this.#waiting) return
    const { text, stop, timer } = this.#waiting
    this.#waiting = undefined
    clearTimeout(timer)
    stop.abort()
    this.#onReport(text)
  }

  #start() {
    const stop = new AbortController()
    const listening = { capture: true, signal: stop.signal }
    // Rendered at once: the handlers of this event, or of the next one on a busy machine, find the text.
    const flushFirst = () => flushSync(this.flush)
    addEventListener('keydown', (event) => isCommand(event) && flushFirst(), listening)
    for (const type of ['pointerdown', 'click', 'submit']) addEventListener(type, flushFirst, listening)
    for (const type of ['focusout', 'pagehide', 'visibilitychange']) addEventListener(type, this.flush, listening)
    return { stop, timer: window.setTimeout(flushFirst, reportDelay) }
  }
}
