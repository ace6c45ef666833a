import { useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLatest } from './useLatest.ts'

/** Maximum delay before typed text reaches the owner, in ms (SEQ-168). */
const reportDelay = 100

/** True if the key may do more than type a character, for example undo, save or close. */
const isCommand = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => key.length > 1 || altKey || ctrlKey || metaKey

/**
 * Reports typed text to the field's owner after at most 100 ms. So a letter shows before the owner's page renders, and
 * the page renders once for several letters that are typed fast. The text is reported immediately before an event that
 * could use the text: a key that does not type a character, a press, a click, a submit, leaving the field, leaving or
 * hiding the page, and the removal of the field.
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
    // Renders immediately, so that the handlers of the current event find the text. The timer also renders immediately:
    // on a busy machine, the next event may come before React would render.
    const flushFirst = () => flushSync(this.flush)
    addEventListener('keydown', (event) => isCommand(event) && flushFirst(), listening)
    for (const type of ['pointerdown', 'click', 'submit']) addEventListener(type, flushFirst, listening)
    for (const type of ['focusout', 'pagehide', 'visibilitychange']) addEventListener(type, this.flush, listening)
    return { stop, timer: window.setTimeout(flushFirst, reportDelay) }
  }
}
