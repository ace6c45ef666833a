import { useEffect, useState } from 'react'
import { useFormElement } from './formElement.ts'

/** Shorter than a second, so that no second is skipped. */
const tickMs = 250

const secondsUntil = (time: number): number => Math.max(0, Math.ceil((time - Date.now()) / 1000))

/** Seconds until the surrounding form may be submitted again. 0: it may be submitted now. */
export function useSecondsLeft(): number {
  const { waitUntil = 0 } = useFormElement()
  const [left, setLeft] = useState(() => secondsUntil(waitUntil))
  useEffect(() => {
    const update = () => setLeft(secondsUntil(waitUntil))
    update()
    if (waitUntil <= Date.now()) return undefined
    const timer = setInterval(update, tickMs)
    return () => clearInterval(timer)
  }, [waitUntil])
  return left
}
