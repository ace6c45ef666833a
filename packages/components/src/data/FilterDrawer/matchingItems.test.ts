import { describe, expect, it } from 'vitest'
import { isSearchable, isVirtual, matchingItems, toggledValues } from './matchingItems.ts'

const items = ['North Macedonia', 'Macedonian studies', 'New Zealand', 'Austria'].map((text) => ({ text, value: text }))

describe('searching the choices of a filter', () => {
  it('finds words in any order and case, those that start with the query first', () => {
    expect(matchingItems(items, 'mace').map(({ text }) => text)).toEqual(['Macedonian studies', 'North Macedonia'])
    expect(matchingItems(items, 'ZEALAND new').map(({ text }) => text)).toEqual(['New Zealand'])
    expect(matchingItems(items, 'x')).toEqual([])
  })

  it('shows everything before something is typed', () => {
    expect(matchingItems(items, '  ')).toEqual(items)
  })

  it('is offered from nine choices on', () => {
    expect(isSearchable(items)).toBe(false)
    expect(isSearchable(Array.from({ length: 9 }, (_, index) => ({ text: `${index}`, value: `${index}` })))).toBe(true)
  })
})

it('draws only what is in view from 101 choices on', () => {
  const itemsOf = (length: number) => Array.from({ length }, (_, index) => ({ text: `${index}`, value: `${index}` }))
  expect([isVirtual(itemsOf(100)), isVirtual(itemsOf(101))]).toEqual([false, true])
})

it('takes a choice in and out, and keeps one where only one can be', () => {
  expect(toggledValues(['a'], 'b', true)).toEqual(['a', 'b'])
  expect(toggledValues(['a', 'b'], 'a', true)).toEqual(['b'])
  expect(toggledValues(['a'], 'b', false)).toEqual(['b'])
  expect(toggledValues(['a'], 'a', false)).toEqual([])
})
