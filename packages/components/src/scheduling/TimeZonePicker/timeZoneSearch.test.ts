import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allTimeZones } from './TimeZonePicker.fixtures.ts'
import { foundZones, offsetTextOf, shownZone, timeZoneIndex, zoneLabel } from './timeZoneSearch.ts'

const index = timeZoneIndex(allTimeZones)
const citiesOf = (search: string) => foundZones(index, search).map(({ city }) => city)
const offsetsOf = (search: string) => new Set(foundZones(index, search).map(({ offset }) => offset))

describe('time zones are found by city', () => {
  test('the list has more than 400 zones', () => expect(allTimeZones.length).toBeGreaterThan(400))

  test.each([
    ['new york', 'New York'],
    ['NEW_YORK', 'New York'],
    ['America/New_York', 'New York'],
    ['kyiv', 'Kyiv'],
    ['Kiev', 'Kyiv'],
    ['são paulo', 'São Paulo'],
    ['  lond ', 'London'],
    ['utc', 'UTC'],
    ['aires', 'Buenos Aires'],
  ])('%j finds %s', (search, city) => expect(citiesOf(search)[0]).toBe(city))

  test('the name of a large city finds its zone, even if the zone has the name of another city', () => {
    const [first] = foundZones(index, 'mumbai')
    expect(first).toMatchObject({ city: 'Kolkata', alias: 'Mumbai', offset: 'UTC+5:30' })
    expect(foundZones(index, 'kolkata')[0]).not.toHaveProperty('alias')
  })

  test('the name of a region finds its cities', () => {
    expect(citiesOf('europe').length).toBeGreaterThan(30)
    expect(citiesOf('paris')[0]).toBe('Paris')
  })

  test('an empty search finds all zones, and an unknown name finds no zone', () => {
    expect(foundZones(index, ' ').map(({ item }) => item)).toEqual(allTimeZones)
    expect(foundZones(index, 'xyzzy')).toEqual([])
  })
})

describe('time zones are found by offset', () => {
  test.each([
    ['+2', ['UTC+2']],
    ['UTC+02:00', ['UTC+2']],
    ['utc +2', ['UTC+2']],
    ['GMT+02', ['UTC+2']],
    ['+5', ['UTC+5', 'UTC+5:30', 'UTC+5:45']],
    ['+0530', ['UTC+5:30']],
    ['−3', ['UTC−3']],
    ['+0', ['UTC+0']],
    ['-0', ['UTC+0']],
    ['+25', []],
  ])('%j finds %j', (search, offsets) => expect([...offsetsOf(search)]).toEqual(offsets))

  test('a sign without digits finds only zones with this sign', () => {
    expect([...offsetsOf('utc+')].every((offset) => offset.startsWith('UTC+'))).toBe(true)
    expect([...offsetsOf('-')].every((offset) => offset.startsWith('UTC−'))).toBe(true)
  })

  test('every zone is found by its offset, its name and its city', () => {
    fc.assert(
      fc.property(fc.constantFrom(...allTimeZones), (item) => {
        const zone = shownZone(item)
        for (const search of [zone.offset, item.name, zone.city]) {
          expect(foundZones(index, search).map((found) => found.item.name)).toContain(item.name)
        }
        expect(zoneLabel(zone)).toContain(zone.city)
      }),
    )
  })
})

test('offsets have no needless zeros', () => {
  expect([0, 7_200_000, -12_600_000, 20_700_000].map(offsetTextOf)).toEqual(['UTC+0', 'UTC+2', 'UTC−3:30', 'UTC+5:45'])
  const label = (name: string, hours: number) => zoneLabel(shownZone({ id: 1, name, offsetMs: hours * 3_600_000 }))
  expect(label('America/Sao_Paulo', -3)).toBe('São Paulo (UTC−3)')
  expect(label('UTC', 0)).toBe('UTC')
})

test('any text finds each zone at most once', () => {
  fc.assert(
    fc.property(fc.string(), (search) => {
      const found = foundZones(index, search).map(({ item }) => item)
      expect(new Set(found).size).toBe(found.length)
      expect(found.every((item) => allTimeZones.includes(item))).toBe(true)
    }),
  )
})
