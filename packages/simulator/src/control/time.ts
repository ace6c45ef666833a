import * as v from 'valibot'
import { type ClockState } from '../core/clock.ts'
import { type ControlClock } from './controlState.ts'

const message = 'Must be a time: ISO 8601 with an offset, such as 2026-11-21T09:00:00Z, or milliseconds since 1970.'
/** The latest time that a `Date` can have, in ms since 1970. */
const farthest = 8.64e15

/** ISO 8601 with an offset, or milliseconds since 1970. */
export const instant = v.union(
  [
    v.pipe(v.number(), v.integer(message), v.minValue(0, message), v.maxValue(farthest, message)),
    v.pipe(
      v.string(),
      v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/, message),
      v.check((text) => !Number.isNaN(Date.parse(text)), 'This time does not exist.'),
    ),
  ],
  message,
)

/** Milliseconds since 1970. */
export function readInstant(moment: v.InferOutput<typeof instant>): number {
  return typeof moment === 'number' ? moment : Date.parse(moment)
}

export function readClock({ now, isFrozen, rate }: ClockState): ControlClock {
  return { now: new Date(now).toISOString(), frozen: isFrozen, rate }
}
