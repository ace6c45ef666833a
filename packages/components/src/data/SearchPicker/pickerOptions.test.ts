import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { indexAfterKey, matchingOptions, namedOption, toggledValues } from './pickerOptions.ts'

const optionsOf = (...texts: readonly string[]) => texts.map((text, index) => ({ text, value: String(index) }))
const textsOf = (options: readonly { readonly text: string }[]) => options.map(({ text }) => text)
const places = optionsOf('North Macedonia', 'Macedonian studies', 'Macedonia', 'New Zealand', 'Austria')

describe('a search', () => {
  test('finds words in any order, ignoring case and accents', () => {
    expect(textsOf(matchingOptions(places, 'macedonia'))).toEqual([
      'Macedonia',
      'Macedonian studies',
      'North Macedonia',
    ])
    expect(textsOf(matchingOptions(places, 'ZEALAND new'))).toEqual(['New Zealand'])
    expect(textsOf(matchingOptions(optionsOf('Lucía Vega', 'Omar'), 'lucia'))).toEqual(['Lucía Vega'])
    expect(matchingOptions(places, 'x')).toEqual([])
  })

  test('shows all options for an empty search', () => expect(matchingOptions(places, '  ')).toEqual(places))

  test('finds each option by its text', () => {
    const texts = fc.uniqueArray(fc.string({ minLength: 1 }).filter((text) => text.trim() !== ''))
    fc.assert(
      fc.property(texts, fc.string(), (texts, query) => {
        const options = optionsOf(...texts)
        for (const option of options) expect(matchingOptions(options, option.text)).toContain(option)
        const found = matchingOptions(options, query)
        expect(new Set(found).size).toBe(found.length)
        expect(found.every((option) => options.includes(option))).toBe(true)
      }),
    )
  })
})

describe('a text', () => {
  test('names an option despite different capital letters and spaces around the text', () =>
    expect(namedOption(places, '  AUSTRIA ')?.text).toBe('Austria'))

  test('names an option only if the text is the whole name of the option', () =>
    expect(namedOption(places, 'Austri')).toBeUndefined())

  test('names the option with the same capital letters as the text, otherwise the first matching option', () => {
    expect(namedOption(optionsOf('ada', 'ADA', 'Ada'), 'Ada')?.value).toBe('2')
    expect(namedOption(optionsOf('ada', 'ADA'), 'Ada')?.value).toBe('0')
  })

  test('does not name a disabled option', () => {
    expect(namedOption([{ value: '1', text: 'Ada', disabledReason: 'Archived' }], 'Ada')).toBeUndefined()
  })
})

test('toggledValues adds or removes a value, and replaces the old value in a single selection', () => {
  expect(toggledValues(['a'], 'b', true)).toEqual(['a', 'b'])
  expect(toggledValues(['a', 'b'], 'a', true)).toEqual(['b'])
  expect(toggledValues(['a'], 'b', false)).toEqual(['b'])
})

describe('keys in the list', () => {
  test.each([
    ['ArrowDown', 9, 0],
    ['ArrowUp', 0, 9],
    ['Home', 5, 0],
    ['End', 5, 9],
    ['PageDown', 5, 9],
    ['PageUp', 5, 0],
  ])('%s moves from row %i to row %i of ten rows, counted from 0', (key, from, to) =>
    expect(indexAfterKey(key, from, 10)).toBe(to),
  )

  test('no key leads outside of the list', () => {
    const keys = fc.constantFrom('ArrowDown', 'ArrowUp', 'Home', 'End', 'PageDown', 'PageUp')
    fc.assert(
      fc.property(keys, fc.integer({ min: 1, max: 500 }), fc.nat(), (key, count, place) => {
        const next = indexAfterKey(key, place % count, count) ?? -1
        expect(next >= 0 && next < count).toBe(true)
      }),
    )
    expect(indexAfterKey('ArrowDown', 0, 0)).toBeUndefined()
    expect(indexAfterKey('a', 0, 10)).toBeUndefined()
  })
})
