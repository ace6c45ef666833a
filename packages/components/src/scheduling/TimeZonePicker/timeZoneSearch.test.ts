import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allTimeZones } from './TimeZonePicker.fixtures.ts'
import { foundZones, offsetTextOf, shownZone, timeZoneIndex, zoneText } from './timeZoneSearch.ts'

const index = timeZoneIndex(allTimeZones)
const citiesOf = (search: string) => foundZones(index, search).map(({ city }) => city)
const offsetsOf = (search: string) => new Set(foundZones(index, search).map(({ offset }) => offset))

describe('time zones are found by city', () => {
  test('includes more than 400 zones', () => expect(allTimeZones.length).toBeGreaterThan(400))

  test.each([
    ['new york', 'New York'],
    ['NEW_YORK', 'New York'],
    ['America/New_York', 'New York'],
    ['kyiv', 'Kyiv'],
    ['Kiev', 'Kyiv'],
    ['são paulo', 'Sao Paulo'],
    ['  lond ', 'London'],
    ['utc', 'UTC'],
    ['aires', 'Buenos Aires'],
  ])('%j is %s', (search, city) => expect(citiesOf(search)[0]).toBe(city))

  test('also by a large city without a separate zone, and shows its name', () => {
    const [first] = foundZones(index, 'mumbai')
    expect(first).toMatchObject({ city: 'Kolkata', alias: 'Mumbai', offset: 'UTC+05:30' })
    expect(foundZones(index, 'kolkata')[0]).not.toHaveProperty('alias')
  })

  test('puts cities before regions, and finds all cities of a region', () => {
    expect(citiesOf('europe').length).toBeGreaterThan(30)
    expect(citiesOf('paris')[0]).toBe('Paris')
  })

  test('an empty search finds all zones in order; nonsense finds no zone', () => {
    expect(foundZones(index, ' ').map(({ item }) => item)).toEqual(allTimeZones)
    expect(foundZones(index, 'xyzzy')).toEqual([])
  })
})

describe('time zones are found by offset', () => {
  test.each([
    ['+2', ['UTC+02:00']],
    ['UTC+02:00', ['UTC+02:00']],
    ['utc +2', ['UTC+02:00']],
    ['GMT+02', ['UTC+02:00']],
    ['+5', ['UTC+05:00', 'UTC+05:30', 'UTC+05:45']],
    ['+0530', ['UTC+05:30']],
    ['−3', ['UTC-03:00']],
    ['+0', ['UTC+00:00']],
    ['-0', ['UTC+00:00']],
    ['+25', []],
  ])('%j', (search, offsets) => expect([...offsetsOf(search)]).toEqual(offsets))

  test('a sign alone means all zones on that side', () => {
    expect([...offsetsOf('utc+')].every((offset) => offset.startsWith('UTC+'))).toBe(true)
    expect([...offsetsOf('-')].every((offset) => offset.startsWith('UTC-'))).toBe(true)
  })

  test('every zone is found by its offset, its name and its text', () => {
    fc.assert(
      fc.property(fc.constantFrom(...allTimeZones), (item) => {
        const zone = shownZone(item)
        for (const search of [zone.offset, item.name, zone.city]) {
          expect(foundZones(index, search).map((found) => found.item.name)).toContain(item.name)
        }
        expect(zoneText(zone)).toContain(zone.city)
      }),
    )
  })
})

test('writes offsets in full', () => {
  expect([0, 7_200_000, -12_600_000, 20_700_000].map(offsetTextOf)).toEqual([
    'UTC+00:00',
    'UTC+02:00',
    'UTC-03:30',
    'UTC+05:45',
  ])
})

test('finds only zones of the list, each once, for any text', () => {
  fc.assert(
    fc.property(fc.string(), (search) => {
      const found = foundZones(index, search).map(({ item }) => item)
      expect(new Set(found).size).toBe(found.length)
      expect(found.every((item) => allTimeZones.includes(item))).toBe(true)
    }),
  )
})
