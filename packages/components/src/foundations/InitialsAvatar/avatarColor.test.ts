import fc from 'fast-check'
import { expect, test } from 'vitest'
import { avatarColorOf, avatarColors } from './avatarColor.ts'

test('SHELL-21 a name always has the same colour', () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      expect(avatarColors).toContain(avatarColorOf(name))
      expect(avatarColorOf(` ${name.toUpperCase().toLowerCase()} `)).toBe(avatarColorOf(name.toUpperCase()))
    }),
  )
})

test('SHELL-21 different names have different colours', () => {
  const names = ['Maya Lindqvist', 'Daniel Okafor', 'Chloe Winslow', 'Brooke Brooks', 'Hannah Coleman', 'Brian Lam']
  expect(new Set(names.map(avatarColorOf)).size).toBeGreaterThanOrEqual(4)
})
