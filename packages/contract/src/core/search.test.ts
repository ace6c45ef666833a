import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { folded, searchRank, searchWords } from './search.ts'

test.each([
  ['Lucía Vega', 'lucia vega'],
  ['Łukasz Dąbrowski', 'lukasz dabrowski'],
  ['SØREN', 'soren'],
  ['Straße', 'strasse'],
  ['Zoë\nMüller', 'zoe\nmuller'],
  ['佐藤', '佐藤'],
])('LIST-65 the folded text of %j is %j', (text, expected) => {
  expect(folded(text)).toBe(expected)
})

test('LIST-65 a second folding does not change a folded text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(folded(folded(text))).toBe(folded(text))
    }),
  )
})

test.each([
  ['Marta Silva', 'mar', 0],
  ['Davide Marchetti', 'mar', 1],
  ['Ann-Marie Cole', 'mar', 1],
  ['Omar Haddad', 'mar', 2],
  ['Brooke Brooks', 'mar', 3],
  ['Lucía Vega', 'vega LUCIA', 1],
  ['Lucía Vega', 'lucia v', 0],
  ['Lucía Vega', 'lucia marketing', 3],
])('LIST-65 the rank of the name %j for the search %j is %d', (name, search, rank) => {
  expect(searchRank(folded(name), searchWords(search))).toBe(rank)
})
