import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { columnPreferences, columnPreferencesKey, hasMoreToLoad, hasNextPage, pageCursors, pageLimit } from './list.ts'
import { holds } from '../../testing/holds.ts'

describe('paging', () => {
  test('LIST-21 has a next page after at least 15 items', () => {
    expect([0, 14, 15, 25].map(hasNextPage)).toEqual([false, false, true, true])
  })

  test('LIST-22 loads the next page of a whole list after 100 items', () => {
    expect([0, 99, 100, 101].map(hasMoreToLoad)).toEqual([false, false, true, false])
  })

  test('LIST-20 continues after the last id', () => {
    expect(pageCursors([{ id: 9 }, { id: 7 }, { id: 3 }])).toEqual({ after: 3, before: 9 })
    expect(pageCursors([])).toEqual({ after: undefined, before: undefined })
  })

  test('INBOX-5, INBOX-15 loads 20 items, and 40 around an item', () => {
    expect([pageLimit(20, false), pageLimit(20, true)]).toEqual([20, 40])
  })
})

describe('columns', () => {
  const columns = [{ id: 'name' }, { path: 'company' }, { path: 'customAttributes.3' }]

  test('LIST-37 keep their preferences for the same set of columns', () => {
    const keys = ['name', 'company', 'customAttributes.3']
    const someSaved = fc.array(fc.record({ key: fc.constantFrom(...keys, 'other'), enabled: fc.boolean() }), {
      maxLength: 5,
    })
    holds(
      fc.property(
        fc.oneof(
          someSaved,
          fc.shuffledSubarray(keys, { minLength: 3 }).map((list) => list.map((key) => ({ key, enabled: false }))),
        ),
        (saved) => {
          const isSameSet =
            saved
              .map(({ key }) => key)
              .toSorted()
              .join() === keys.toSorted().join()
          expect(columnPreferences(columns, saved)).toEqual(
            isSameSet ? saved : keys.map((key) => ({ key, enabled: true })),
          )
        },
      ),
    )
    expect(columnPreferences(columns, undefined).every(({ enabled }) => enabled)).toBe(true)
  })

  test('LIST-43 are hidden if the server hides them by default', () => {
    const described = [{ id: 'name' }, { path: 'industry', isHidden: true }]
    expect(columnPreferences(described, undefined)).toEqual([
      { key: 'name', enabled: true },
      { key: 'industry', enabled: false },
    ])
    const chosen = [
      { key: 'industry', enabled: true },
      { key: 'name', enabled: true },
    ]
    expect(columnPreferences(described, chosen)).toEqual(chosen)
  })

  test('LIST-36 have a storage key for each data type', () => {
    expect(columnPreferencesKey('recipients')).toBe('recipients_filtersData')
  })
})
