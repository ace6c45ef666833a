import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { calendarDate, email, id, instant, timeZone } from './scalars.ts'
import { type Schema } from '../index.ts'

const refusals = (schema: Schema, value: unknown): readonly string[] =>
  (v.safeParse(schema, value).issues ?? []).map(({ message }) => message)
const isAccepted = (schema: Schema, value: unknown): boolean => refusals(schema, value).length === 0

describe('scalars', () => {
  test('only positive integers are valid ids', () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer(), fc.double(), fc.maxSafeInteger()), (value) => {
        expect(isAccepted(id, value)).toBe(Number.isSafeInteger(value) && value >= 1)
      }),
    )
  })

  test('only days that exist in the calendar are valid in dates and times', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9999 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 31 }),
        (year, month, day) => {
          const isReal = day <= new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate()
          const written = [
            String(year).padStart(4, '0'),
            String(month).padStart(2, '0'),
            String(day).padStart(2, '0'),
          ].join('-')
          expect(isAccepted(calendarDate, written)).toBe(isReal)
          expect(isAccepted(instant, `${written}T10:00:00Z`)).toBe(isReal)
        },
      ),
    )
  })

  test.each(['2026-11-21T09:00:00Z', '2026-11-21T09:00:00.123Z', '2026-11-21T23:30:00+01:00'])(
    'the time %s is valid',
    (moment) => {
      expect(refusals(instant, moment)).toEqual([])
    },
  )

  test.each([
    'demo@example.com',
    "o'brien@example.com",
    'first.last+tag@mail.example.co.uk',
    'info@münchen.de',
    'user@例え.jp',
    'root@localhost',
    `${'a'.repeat(64)}@example.com`,
  ])('SHELL-54 the email address %s is valid', (address) => {
    expect(refusals(email, address)).toEqual([])
  })

  test.each(['', 'ada', 'ada@', '@example.com', 'a b@example.com', 'a@-example.com', 'a@b@c.de', 'a@b..de', 'a@b.de '])(
    'SHELL-54 the email address %j is invalid',
    (address) => {
      expect(refusals(email, address)).not.toEqual([])
    },
  )

  test('SHELL-50 every time zone of the runtime is valid, and an unknown zone is refused', () => {
    expect(Intl.supportedValuesOf('timeZone').filter((zone) => !isAccepted(timeZone, zone))).toEqual([])
    expect(refusals(timeZone, 'Europe/Atlantis')).toEqual(['This time zone is not known.'])
  })
})
