import { useEffect, useState } from 'react'
import { useFormElement } from './formElement.ts'

/** Shorter than a second, so that no second is skipped. */
const tickMs = 250

/** Seconds until the form around it may be submitted again; 0: it may. */
export function useSecondsLeft(): number {
  const { waitUntil = 0 } = useFormElement()
  const [left, setLeft] = useState(0)
  useEffect(() => {
    const update = () => setLeft(Math.max(0, Math.ceil((waitUntil - Date.now()) / 1000)))
    update()
    if (waitUntil <= Date.now()) return undefined
    const timer = setInterval(update, tickMs)
    return () => clearInterval(timer)
  }, [waitUntil])
  return left
}
