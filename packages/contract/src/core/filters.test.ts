import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { holds } from '../../testing/holds.ts'
import { addDays } from './dates.ts'
import {
  type FilterLike,
  filterQuery,
  type FilterValue,
  type FilterValues,
  readFilters,
  readPlainFilters,
  sortingOf,
  sortText,
  writeFilters,
} from './filters.ts'

const categories = ['interested', 'objection', 'neutral', 'not_now']
const definitions: FilterLike[] = [
  { key: 'category', type: 'select', items: categories.map((value) => ({ value })) },
  { key: 'company', type: 'search' },
  { key: 'date', type: 'date_range' },
  { key: 'recipientsCount', type: 'number_range' },
  { key: 'isArchived', type: 'boolean' },
]

const aDay = fc.integer({ min: 0, max: 9_000 }).map((shift) => addDays('2015-01-01', shift))
const aNumber = fc.double({ min: -1e6, max: 1e6, noNaN: true }).map((value) => value + 0)
const someValues: fc.Arbitrary<FilterValues> = fc.record(
  {
    category: fc.subarray(categories, { minLength: 1 }).map((values): FilterValue => ({ type: 'select', values })),
    company: fc
      .string({ unit: 'binary' })
      .filter((text) => text.isWellFormed() && text.trim() !== '')
      .map((text): FilterValue => ({ type: 'search', text })),
    date: fc
      .tuple(aDay, fc.nat(800))
      .map(([start, days]): FilterValue => ({ type: 'date_range', range: { start, end: addDays(start, days) } })),
    recipientsCount: fc.tuple(aNumber, fc.option(aNumber, { nil: undefined })).map(([a, b]): FilterValue => {
      const range = b === undefined ? ([a, b] as const) : ([Math.min(a, b), Math.max(a, b)] as const)
      return { type: 'number_range', range }
    }),
    isArchived: fc.boolean().map((isOn): FilterValue => ({ type: 'boolean', isOn })),
  },
  { requiredKeys: [] },
)

test('LIST-10 a number range does not need an end', () => {
  const params = new URLSearchParams('number_range_recipientsCount=5-')
  const values = readFilters(params, definitions)
  expect(values).toEqual({ recipientsCount: { type: 'number_range', range: [5, undefined] } })
  expect(filterQuery(values, 'UTC')).toEqual({ recipientsCountStart: 5 })
  expect(writeFilters(new URLSearchParams(), values).toString()).toBe(params.toString())
})

describe('filters in the URL', () => {
  test('LIST-4 filters that were written to the URL can be read again without a change', () => {
    holds(
      fc.property(someValues, (values) => {
        const reloaded = new URLSearchParams(
          writeFilters(new URLSearchParams('page=2&date_range_date=x'), values).toString(),
        )
        expect(readFilters(reloaded, definitions)).toEqual(values)
        expect(reloaded.get('page')).toBe('2')
      }),
    )
  })

  test('LIST-11 readFilters returns only filters with a definition, and they can be written and read again', () => {
    const key = fc.oneof(
      fc.string(),
      fc.constantFrom(
        'select_category',
        'search_company',
        'date_range_date',
        'number_range_recipientsCount',
        'boolean_isArchived',
      ),
    )
    holds(
      fc.property(fc.array(fc.tuple(key, fc.string())), (pairs) => {
        const values = readFilters(new URLSearchParams(pairs), definitions)
        expect(definitions.map((definition) => definition.key)).toEqual(expect.arrayContaining(Object.keys(values)))
        const again = readFilters(writeFilters(new URLSearchParams(), values), definitions)
        expect(again).toEqual(values)
      }),
    )
  })

  test('LIST-5, LIST-6 a key has the prefix of its filter type, and is repeated for each selected value', () => {
    const url = [
      'select_category=interested',
      'select_category=objection',
      'date_range_date=01.02.2026-28.02.2026',
      'number_range_recipientsCount=-5-10',
    ].join('&')
    const values = readFilters(new URLSearchParams(url), definitions)
    expect(values).toEqual({
      category: { type: 'select', values: ['interested', 'objection'] },
      date: { type: 'date_range', range: { start: '2026-02-01', end: '2026-02-28' } },
      recipientsCount: { type: 'number_range', range: [-5, 10] },
    })
    expect(writeFilters(new URLSearchParams(), values).toString()).toBe(url)
  })

  test.each([
    'select_category=spam',
    'select_unknown=a',
    'date_range_date=31.02.2026-01.03.2026',
    'date_range_date=02.01.2026-01.01.2026',
    'date_range_date=01.01.2026',
    'number_range_recipientsCount=9-1',
    'number_range_recipientsCount=a-b',
    'boolean_isArchived=yes',
    'search_company=%20',
    'category=interested',
  ])('LIST-11 an unknown or malformed filter is ignored: %s', (query) => {
    expect(readFilters(new URLSearchParams(query), definitions)).toEqual({})
  })

  test('LIST-5 readPlainFilters reads the known keys without a prefix, and ignores empty values', () => {
    const params = new URLSearchParams('hasIncoming=true&search=ann&hasFollowups=&evil=1')
    expect(readPlainFilters(params)).toEqual({ hasIncoming: 'true', search: 'ann' })
  })

  test('LIST-7 only the first 20 values of a key and the first 1000 parameters are read', () => {
    const many = Array.from({ length: 30 }, (_, index) => ({ value: index }))
    const query = many.map(({ value }) => `select_size=${value}`).join('&')
    const read = readFilters(new URLSearchParams(query), [{ key: 'size', type: 'select', items: many }])
    expect(read).toEqual({ size: { type: 'select', values: many.slice(0, 20).map(({ value }) => String(value)) } })
    const late = new URLSearchParams(`${'a=1&'.repeat(1000)}search_company=late`)
    expect(readFilters(late, definitions)).toEqual({})
  })
})

describe('filters in the request', () => {
  test('LIST-8, LIST-9 a range becomes two parameters, whose names end with Start and End', () => {
    const values = readFilters(
      new URLSearchParams({
        select_category: 'interested',
        number_range_recipientsCount: '0-20',
        date_range_date: '28.03.2026-29.03.2026',
        boolean_isArchived: 'false',
      }),
      definitions,
    )
    expect(filterQuery(values, 'Europe/Berlin')).toEqual({
      category: ['interested'],
      recipientsCountStart: 0,
      recipientsCountEnd: 20,
      dateStart: '2026-03-27T23:00:00.000Z',
      dateEnd: '2026-03-29T21:59:59.999Z',
      isArchived: 'false',
    })
  })

  test('LIST-33 a sorting is written as path or -path. Only the path of a sortable column can be read', () => {
    expect(sortingOf('-name', ['name'])).toEqual({ path: 'name', isDescending: true })
    expect(sortText({ path: 'name', isDescending: true })).toBe('-name')
    expect([sortingOf('evil', ['name']), sortingOf('-', ['name']), sortingOf(null, ['name'])]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })
})
