import { expect, test } from 'vitest'
import { passwordStrength } from './passwordStrength.ts'

test.each([
  ['password1', 0],
  ['elephantine', 1],
  ['annbaker84', 1],
  ['correct horse battery staple', 4],
  ['7Gk!pw0-Qz_9xLr', 4],
])('AUTH-23 the password "%s" has the score %i', (password, score) => {
  expect(passwordStrength(password, ['Ann Baker', 'ann@example.com']).score).toBe(score)
})

test('AUTH-23 a weak password gets advice', () => {
  expect(passwordStrength('password1', []).advice).toEqual([
    'This is a commonly used password.',
    'Add more words that are less common.',
  ])
  expect(passwordStrength('correct horse battery staple', []).advice).toEqual([])
})

test('AUTH-23 a password that repeats a known text gets a lower score', () => {
  expect(passwordStrength('annbaker', []).score).toBeGreaterThan(passwordStrength('annbaker', ['annbaker']).score)
})
