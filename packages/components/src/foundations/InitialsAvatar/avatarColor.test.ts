import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { avatarColorOf, avatarColors } from './avatarColor.ts'

test('SHELL-21 a name always has the same colour', () => {
  assert(
    property(string(), (name) => {
      expect(avatarColors).toContain(avatarColorOf(name))
      expect(avatarColorOf(` ${name.toUpperCase().toLowerCase()} `)).toBe(avatarColorOf(name.toUpperCase()))
    }),
  )
})

test('SHELL-21 different names have different colours', () => {
  const names = ['Maya Lindqvist', 'Daniel Okafor', 'Chloe Winslow', 'Brooke Brooks', 'Hannah Coleman', 'Brian Lam']
  expect(new Set(names.map(avatarColorOf)).size).toBeGreaterThanOrEqual(4)
})
