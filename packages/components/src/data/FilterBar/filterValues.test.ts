import { describe, expect, test } from 'vitest'
import { filters, someValues } from './FilterBar.fixtures.ts'
import {
  type FilterDefinition,
  filterTagsOf,
  isFilterSet,
  numberBoundsOf,
  placeholderOf,
  withFilter,
} from './filterValues.ts'

const numberRange = (start?: number, end?: number): FilterDefinition => ({
  key: 'n',
  label: 'Messages',
  type: 'number_range',
  start,
  end,
})

describe('filters', () => {
  test("LIST-3 have the placeholders 'Search {label}' and 'Choose {label}'", () => {
    expect(filters.map(placeholderOf)).toEqual([
      'Search Title',
      'Choose Category',
      'Choose Sequence',
      'Choose Country',
      'Choose Date added',
      'Choose Messages',
      'Choose Has replied',
    ])
  })

  test('LIST-10 the lower end of a number range is 0 if its definition has a positive start', () => {
    expect(numberBoundsOf(numberRange(5, 100))).toEqual([0, 100])
    expect(numberBoundsOf(numberRange(-5, 100))).toEqual([-5, 100])
    expect(numberBoundsOf(numberRange())).toEqual([0, undefined])
  })

  test('LIST-2, LIST-47 the tags have the order of the filter definitions', () => {
    const tags = filterTagsOf(filters, someValues)
    expect(tags[1]?.fullText).toBe('Category: Interested, Objection')
    expect(tags.map(({ text }) => text)).toEqual([
      'Title: Head of sales',
      'Category: Interested +1',
      'Date added: Mar 1 – Mar 17, 2026',
      'Messages: 0–1,000',
      'Has replied: No',
    ])
  })

  test('LIST-11 a filter with an unknown key, a wrong type or an unknown value has no tag', () => {
    expect(
      filterTagsOf(filters, {
        unknown: { type: 'search', text: 'x' },
        title: { type: 'boolean', isOn: true },
        category: { type: 'select', values: ['nowhere'] },
      }),
    ).toEqual([])
    const known = filterTagsOf(filters, { category: { type: 'select', values: ['nowhere', 'neutral'] } })
    expect(known.map(({ text }) => text)).toEqual(['Category: Neutral'])
  })

  test('a filter with an empty text or without a choice is removed', () => {
    expect(withFilter(someValues, 'title', { type: 'search', text: '  ' })).not.toHaveProperty('title')
    expect(isFilterSet({ type: 'select', values: [] })).toBe(false)
    expect(isFilterSet({ type: 'boolean', isOn: false })).toBe(true)
  })

  test('LIST-12 each filter can be removed by its tag', () => {
    let values = someValues
    for (;;) {
      const [tag] = filterTagsOf(filters, values)
      if (!tag) break
      values = withFilter(values, tag.key, undefined)
    }
    expect(values).toEqual({})
  })
})
