import { FilterDefinition, FilterListResponse } from '@tandem/contract'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { signedIn } from './visitor.fixtures.ts'

type Someone = Awaited<ReturnType<typeof signedIn>>

const Counts = v.looseObject({ totalCount: v.number(), totalFilteredCount: v.number() })
const agency = signedIn('agency')

const counter =
  ({ get }: Someone, dataType: string) =>
  async (query: string) =>
    v.parse(Counts, (await get(`/${dataType}?limit=1&${query}`)).body).totalFilteredCount

type Counter = ReturnType<typeof counter>

const enc = encodeURIComponent

/**
 * True if at least one choice matches rows, and if the row count of all choices together is plausible: at least the
 * largest count of a single choice, and at most the sum of these counts.
 */
async function selects(count: Counter, { key, items = [] }: FilterDefinition, total: number): Promise<boolean> {
  const values = items.map(({ value }) => value).slice(0, 20)
  const each = await Promise.all(values.map((value) => count(`${key}=${enc(value)}`)))
  const together = await count(values.map((value) => `${key}=${enc(value)}`).join('&'))
  const [largest, sum] = [Math.max(...each), each.reduce((before, one) => before + one, 0)]
  return largest > 0 && largest <= together && together <= sum && together <= total
}

/** The row count of a range. Undefined if the count is 0, or if it is not the sum of the counts of both halves. */
async function ranged(count: Counter, key: string, [start, beforeMiddle, middle, end]: readonly (string | number)[]) {
  const between = (from: string | number = '', to: string | number = '') =>
    count(`${key}Start=${enc(from)}&${key}End=${enc(to)}`)
  const whole = await between(start, end)
  return whole > 0 && (await between(start, beforeMiddle)) + (await between(middle, end)) === whole ? whole : undefined
}

const aroundAMidnight = [
  '2020-01-01T00:00:00.000Z',
  '2026-11-12T23:59:59.999Z',
  '2026-11-13T00:00:00.000Z',
  '2036-01-01T00:00:00.000Z',
]

async function isConsistent(count: Counter, filter: FilterDefinition, total: number): Promise<boolean> {
  const { key, type, start = 0, end = 0 } = filter
  if (type === 'select') return selects(count, filter, total)
  if (type === 'boolean') return (await count(`${key}=true`)) + (await count(`${key}=false`)) === total
  if (type === 'date_range') return (await ranged(count, key, aroundAMidnight)) !== undefined
  const middle = Math.floor((start + end) / 2)
  if (type === 'number_range') return (await ranged(count, key, [start, middle, middle + 1, end])) === total
  return (await count(`${key}=a`)) <= total && (await count(`${key}=${enc('zq§qz')}`)) === 0
}

test('LIST-16 the category filter offers seven categories', async () => {
  const { get } = await agency
  const { body } = await get('/conversations/filters')
  const { _embedded: embedded } = v.parse(FilterListResponse, body)
  const offered = embedded.filters.find(({ key }) => key === 'category')?.items?.map(({ value }) => value)
  expect(offered).toEqual([
    'not_categorized',
    'interested',
    'neutral',
    'not_now',
    'objection',
    'stop_campaign',
    'unqualified',
  ])
})

test.each(['sequences', 'conversations', 'recipients', 'calls', 'clients', 'profiles', 'users'])(
  'LIST-14 %s: the counts of the choices and ranges of each filter are consistent',
  async (dataType) => {
    const someone = await agency
    const count = counter(someone, dataType)
    const total = await count('')
    const { body } = await someone.get(`/${dataType}/filters`)
    const filters = v.parse(v.array(FilterDefinition), body['_embedded']?.['filters'])
    for (const filter of filters)
      expect([filter.key, await isConsistent(count, filter, total)]).toEqual([filter.key, true])
  },
)

test('LIST-20, LIST-22 a list of 5,000 rows comes in pages of 100', async () => {
  const { get } = await agency
  const seen: number[] = []
  for (let size = 100; size === 100;) {
    const response = await get(
      `/recipients?withFieldData=true&view=admin_list&limit=100${seen.length > 0 ? `&after=${seen.at(-1)}` : ''}`,
    )
    const page = v.parse(v.array(v.looseObject({ id: v.number() })), response.body['_embedded']?.['recipients'])
    seen.push(...page.map(({ id }) => id))
    size = page.length
    expect(response.body).toMatchObject({ count: size, totalCount: 5000, totalFilteredCount: 5000 })
  }
  expect([seen.length, new Set(seen).size]).toEqual([5000, 5000])
})
