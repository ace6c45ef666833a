import { Call } from '@tandem/contract'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { signedIn } from './visitor.fixtures.ts'

test('CALL-36, DASH-30 `date` filters calls by the day of booking, `callDate` by the day of the call', async () => {
  const { get } = await signedIn('agency')
  const days = ['2026-11-13', '2026-11-20'] as const
  const range = (key: string) => `${key}Start=${days[0]}T00:00:00.000Z&${key}End=${days[1]}T23:59:59.999Z`
  const { body } = await get(`/dashboard?dateStart=${days[0]}&dateEnd=${days[1]}`)
  const { callsCount } = v.parse(v.looseObject({ callsCount: v.number() }), body['stats'])
  expect(callsCount).toBeGreaterThan(0)
  expect((await get(`/calls?limit=1&${range('date')}`)).body['totalFilteredCount']).toBe(callsCount)
  const response = await get(`/calls?limit=100&${range('callDate')}`)
  const dates = v
    .parse(v.array(Call), response.body['_embedded']?.['calls'])
    .map(({ date: day }) => day?.slice(0, 10) ?? '')
  expect(dates.length).toBeGreaterThan(0)
  expect(dates.filter((day) => day < '2026-11-12' || day > '2026-11-21')).toEqual([])
})
