import { type FilterDefinition, type FilterValues } from '@tandem/contract'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shownFilters, wantedFilters } from './filterValues.ts'
import { defaultView, hasFilters, type ListView, readParams, readView, writeParams, writeView } from './listView.ts'

fc.configureGlobal({ seed: 20_261_121 })

const definitions: FilterDefinition[] = [
  {
    key: 'industry',
    label: 'Industry',
    type: 'select',
    items: ['Travel', 'Software'].map((text) => ({ text, value: text })),
  },
  { key: 'company', label: 'Company', type: 'search' },
  { key: 'dateAdded', label: 'Added', type: 'date_range' },
  { key: 'count', label: 'Count', type: 'number_range', start: 0, end: 100 },
  { key: 'isContacted', label: 'Contacted', type: 'boolean' },
]

const text = fc
  .string({ unit: 'binary', minLength: 1, maxLength: 40 })
  .filter((each) => each.isWellFormed() && each.trim() !== '')
const id = fc.integer({ min: 1, max: 1e9 })
const page = fc.integer({ min: 1, max: 4000 })
const someFilters: fc.Arbitrary<FilterValues> = fc.record(
  {
    industry: fc
      .subarray(['Travel', 'Software'], { minLength: 1 })
      .map((values) => ({ type: 'select', values }) as const),
    company: text.map((each) => ({ type: 'search', text: each }) as const),
    dateAdded: fc.constant({ type: 'date_range', range: { start: '2026-01-02', end: '2026-11-20' } } as const),
    count: fc
      .tuple(fc.nat(50), fc.nat(50))
      .map(([a, b]) => ({ type: 'number_range', range: [Math.min(a, b), Math.max(a, b)] }) as const),
    isContacted: fc.boolean().map((isOn) => ({ type: 'boolean', isOn }) as const),
  },
  { requiredKeys: [] },
)
const someView: fc.Arbitrary<ListView> = fc.record({
  filters: someFilters,
  plainFilters: fc.constantFrom({}, { hasIncoming: 'true' }, { hasIncoming: '1', hasFollowups: 'false' }),
  search: fc.oneof(fc.constant(''), text).map((each) => each.trim()),
  sort: fc.constantFrom(undefined, 'company', '-company', 'customAttributes.3'),
  pageSize: fc.constantFrom(25, 50, 100),
  cursor: fc.oneof(
    fc.constant({ page: 0 } as const),
    fc.tuple(page, id).map(([at, after]) => ({ page: at, after })),
    fc.tuple(page, id).map(([at, before]) => ({ page: at, before })),
  ),
  columns: fc.constantFrom(undefined, ['firstName'], ['company', 'customAttributes.3']),
  name: fc.oneof(
    fc.constant(undefined),
    text.map((each) => each.trim()),
  ),
})

describe('the view of a list in the address', () => {
  test('LIST-4, LIST-6 the view is restored from a pasted copy of the address', () => {
    fc.assert(
      fc.property(someView, (view) => {
        const pasted = new URLSearchParams(writeView(new URLSearchParams(), view).toString())
        expect(readView(pasted, definitions)).toEqual(view)
      }),
    )
  })

  test('LIST-4 a new view replaces the earlier view', () => {
    fc.assert(
      fc.property(someView, someView, (before, view) => {
        const params = writeView(new URLSearchParams('tab=x'), before)
        const written = writeView(params, view)
        expect(readView(written, definitions)).toEqual(view)
        expect(written.get('tab')).toBe('x')
      }),
    )
  })

  test('LIST-11 the view can be read from any address, and is the same after it was written and read again', () => {
    const key = fc.oneof(
      fc.string(),
      fc.constantFrom('search', 'sort', 'limit', 'page', 'after', 'before', 'columns', 'view', 'select_industry'),
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(key, fc.string())), (pairs) => {
        const view = readView(new URLSearchParams(pairs), definitions)
        expect(readView(writeView(new URLSearchParams(), view), definitions)).toEqual(view)
      }),
    )
  })

  test.each([
    'limit=33',
    'page=3',
    'page=0&after=5',
    'page=2&after=-1',
    'page=2&after=x',
    'after=7',
    'sort=a b',
    'sort=-',
    'columns=,',
    'view=%20',
    'select_industry=Mining',
    'select_nothing=1',
  ])('LIST-11 the view ignores the invalid query %s', (query) => {
    expect(readView(new URLSearchParams(query), definitions)).toEqual(defaultView)
  })

  test('LIST-15 the view has filters if the address names a filter, even if no filter definitions are known', () => {
    expect([
      hasFilters(new URLSearchParams('select_industry=Travel')),
      hasFilters(new URLSearchParams('search=x&page=2')),
    ]).toEqual([true, false])
  })
})

test('LIST-7 a search in the address is cut to 500 characters', () => {
  const { search, filters } = readView(
    new URLSearchParams({ search: 'a'.repeat(600), search_company: 'b'.repeat(600) }),
    definitions,
  )
  expect(search).toHaveLength(500)
  expect(filters).toEqual({ company: { type: 'search', text: 'b'.repeat(500) } })
})

test('LIST-7 the address gets at most 20 values of a filter', () => {
  const values = Array.from({ length: 21 }, (_, index) => String(index))
  const written = writeView(new URLSearchParams(), {
    ...defaultView,
    filters: { industry: { type: 'select', values } },
  })
  expect(written.getAll('select_industry')).toHaveLength(20)
})

test('LIST-1 filters do not change if they are converted to values of the drawer and back', () => {
  fc.assert(
    fc.property(someFilters, (filters) => {
      expect(wantedFilters(shownFilters(filters))).toEqual(filters)
    }),
  )
})

const twoLists = '?search=ann&sort=name&members.search=bo&members.page=2&members.after=7'

test('LIST-4 a list reads the keys with its prefix', () => {
  expect(readParams(twoLists, 'members.').toString()).toBe('search=bo&page=2&after=7')
  expect(readParams(twoLists, '').get('search')).toBe('ann')
})

test('LIST-4 a list that changes the address keeps the keys of another list', () => {
  const written = writeParams(twoLists, 'members.', new URLSearchParams('search=cy'))
  expect(written).toBe('?search=ann&sort=name&members.search=cy')
})
