import { describe, expect, test } from 'vitest'
import { initialsOf } from './initialsOf.ts'

describe('SHELL-21 the initials of the first and the last word of a name', () => {
  test.each([
    ['Maya Lindqvist', 'ML'],
    ['Juan Carlos de la Vega', 'JV'],
    ['cher', 'C'],
    ['  Ana   Kovač  ', 'AK'],
    ['(Dr.) Émile Zola', 'DZ'],
    ['O\u2019Neil', 'O'],
    ['Maya -', 'M'],
    ['李 小龍', '李小'],
    ['𝒜lan Turing', '𝒜T'],
    ['3M Company', '3C'],
  ])('%s gives %s', (name, initials) => expect(initialsOf(name)).toBe(initials))

  test.each([[''], ['   '], ['-- ·']])('%j has no initials', (name) => expect(initialsOf(name)).toBeUndefined())
})
