import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tokenAtCaret, tokenOf, tokenParts } from './tokenParts.ts'

const variables = [
  { name: 'first_name', label: 'First name' },
  { name: 'company', label: 'Company' },
]
const tokensIn = (text: string) => tokenParts(text, variables).flatMap(({ isToken, text: piece }) => (isToken ? [piece] : []))

describe('tokens', () => {
  it.each([
    ['Hi %first_name%, how is %company%?', ['%first_name%', '%company%']],
    ['50% of 20% and %unknown%', []],
    ['%first_name%%company%', ['%first_name%', '%company%']],
    ['', []],
  ])('%j holds %j', (text, tokens) => expect(tokensIn(text)).toEqual(tokens))

  it('loses nothing', () => {
    const piece = fc.oneof(fc.string(), fc.constantFrom(...variables.map(tokenOf), '%', 'x'))
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const whole = pieces.join('')
        const parts = tokenParts(whole, variables)
        expect(parts.map(({ text }) => text).join('')).toBe(whole)
        for (const { start, text } of parts) expect(whole.slice(start, start + text.length)).toBe(text)
      }),
    )
  })

  it('are deleted as a whole, from both sides', () => {
    const text = 'Hi %company%!'
    expect(tokenAtCaret(text, variables, 12, 'backward')).toEqual({ start: 3, end: 12 })
    expect(tokenAtCaret(text, variables, 3, 'forward')).toEqual({ start: 3, end: 12 })
    expect(tokenAtCaret(text, variables, 3, 'backward')).toBeUndefined()
    expect(tokenAtCaret(text, variables, 12, 'forward')).toBeUndefined()
  })
})
