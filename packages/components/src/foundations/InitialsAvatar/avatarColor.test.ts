import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { avatarColorOf, avatarColors } from './avatarColor.ts'

test('SHELL-21 the colour of a name does not depend on case and outer spaces', () => {
  assert(
    property(string(), (name) => {
      expect(avatarColors).toContain(avatarColorOf(name))
      expect(avatarColorOf(` ${name.toUpperCase().toLowerCase()} `)).toBe(avatarColorOf(name.toUpperCase()))
    }),
  )
})

test('SHELL-21 six names have at least four different colours', () => {
  const names = ['Maya Lindqvist', 'Daniel Okafor', 'Chloe Winslow', 'Brooke Brooks', 'Hannah Coleman', 'Brian Lam']
  expect(new Set(names.map(avatarColorOf)).size).toBeGreaterThanOrEqual(4)
})
