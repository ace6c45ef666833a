import * as v from 'valibot'
import { clockTime, jsonObject } from '../core/scalars.ts'

export const weekdays = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'] as const
export type Weekday = (typeof weekdays)[number]

/** PROF-41: both times are written HH:mm. The end can be 24:00, and cannot be before the start. */
export const Slot = v.pipe(
  v.object({
    start: clockTime,
    end: v.pipe(
      v.string('A time must be written HH:mm.'),
      v.regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'A time must be written HH:mm.'),
    ),
  }),
  v.check(({ start, end }) => start <= end, 'The end cannot be before the start.'),
  v.examples([{ start: '09:00', end: '18:00' }]),
)
export type Slot = v.InferOutput<typeof Slot>

/** '*' is all day. A day without slots is inactive. */
export const DaySchedule = v.union([
  v.literal('*'),
  v.pipe(v.array(Slot), v.maxLength(48, 'A day can have at most 48 slots.')),
])
export type DaySchedule = v.InferOutput<typeof DaySchedule>

const day = v.optional(DaySchedule)

/** PROF-38: '*' is 24/7. A missing weekday is inactive. */
export const Schedule = v.union([
  v.literal('*'),
  jsonObject(v.strictObject({ mo: day, tu: day, we: day, th: day, fr: day, sa: day, su: day })),
])
export type Schedule = v.InferOutput<typeof Schedule>
