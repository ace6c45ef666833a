import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { textParts } from './textParts.ts'

const linksIn = (text: string) => textParts(text).flatMap(({ href }) => (href === undefined ? [] : [href]))

describe('the parts of a message', () => {
  test.each([
    ['see https://example.com/a?b=1.', ['https://example.com/a?b=1']],
    ['(http://example.com/x) and https://example.org!', ['http://example.com/x', 'https://example.org']],
    ['https://en.example.org/wiki/A_(b)', ['https://en.example.org/wiki/A_(b)']],
    ['javascript://example.com', []],
    ['no address at all: //', []],
  ])('contain, for the message %j, the links %j', (text, links) => expect(linksIn(text)).toEqual(links))

  test('contain every character of the message', () => {
    const piece = fc.oneof(fc.string(), fc.constantFrom('https://example.com/a', ').', ' ', '('))
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const whole = pieces.join('')
        const parts = textParts(whole)
        expect(parts.map(({ text }) => text).join('')).toBe(whole)
      }),
    )
  })
})
