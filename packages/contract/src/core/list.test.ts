import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { columnPreferences, columnPreferencesKey, hasMoreToLoad, hasNextPage, pageCursors, pageLimit } from './list.ts'
import { holds } from '../../testing/holds.ts'

describe('paging', () => {
  test('LIST-21 a page with at least 15 items has a next page', () => {
    expect([0, 14, 15, 25].map(hasNextPage)).toEqual([false, false, true, true])
  })

  test('LIST-22 a list that loads all rows requests a further page after a page with exactly 100 items', () => {
    expect([0, 99, 100, 101].map(hasMoreToLoad)).toEqual([false, false, true, false])
  })

  test('LIST-20 the cursors of a page are its last id and its first id', () => {
    expect(pageCursors([{ id: 9 }, { id: 7 }, { id: 3 }])).toEqual({ after: 3, before: 9 })
    expect(pageCursors([])).toEqual({ after: undefined, before: undefined })
  })

  test('INBOX-5, INBOX-15 a page has 20 items, and a page around an item has 40', () => {
    expect([pageLimit(20, false), pageLimit(20, true)]).toEqual([20, 40])
  })
})

describe('columns', () => {
  const columns = [{ id: 'name' }, { path: 'company' }, { path: 'customAttributes.3' }]

  test('LIST-37 keep the stored preferences only if these contain exactly the columns of the list', () => {
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

  test('LIST-43 a column that the server marks as hidden shows only after the user turned it on', () => {
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

  test('LIST-36 the preferences of each data type have a separate storage key', () => {
    expect(columnPreferencesKey('recipients')).toBe('recipients_filtersData')
  })
})
