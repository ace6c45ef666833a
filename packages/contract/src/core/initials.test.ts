import { describe, expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

describe('initials', () => {
  test.each([
    ['Ada Lovelace', 'AL'],
    ['  ada   king of  lovelace ', 'AL'],
    ['Ada', 'A'],
    ['émile zola', 'ÉZ'],
    ['👩‍🚀 Ride', '👩‍🚀R'],
    ['', undefined],
    ['   ', undefined],
    [undefined, undefined],
  ])('SHELL-21 of %j are %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials)
  })
})
