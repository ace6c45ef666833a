import { useReducer } from 'react'
import { useInterval } from '../page/useInterval.ts'
import { useFormElement } from './formElement.ts'

/** Shorter than a second, because a late timer must not skip a second. */
const tickMs = 250

const secondsUntil = (time: number): number => Math.max(0, Math.ceil((time - Date.now()) / 1000))

/** Seconds until the next allowed submit. */
export function useSecondsLeft(): number {
  const { waitUntil = 0 } = useFormElement()
  const [, tick] = useReducer((count: number) => count + 1, 0)
  const left = secondsUntil(waitUntil)
  useInterval(tick, left > 0 ? tickMs : undefined)
  return left
}
