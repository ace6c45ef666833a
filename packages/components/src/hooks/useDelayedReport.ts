import { useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLatest } from './useLatest.ts'

/** In ms (SEQ-168). */
const reportDelay = 100

/** True if the key may do more than type a character. */
const isCommand = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => key.length > 1 || altKey || ctrlKey || metaKey

/** Calls `onReport` with the typed text after at most 100 ms, or before an event whose handlers could use the text. */
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
    // Reports the text and renders the result before the other handlers of the event run.
    const flushFirst = () => flushSync(this.flush)
    addEventListener('keydown', (event) => isCommand(event) && flushFirst(), listening)
    for (const type of ['pointerdown', 'click', 'submit']) addEventListener(type, flushFirst, listening)
    for (const type of ['focusout', 'pagehide', 'visibilitychange']) addEventListener(type, this.flush, listening)
    return { stop, timer: window.setTimeout(flushFirst, reportDelay) }
  }
}
