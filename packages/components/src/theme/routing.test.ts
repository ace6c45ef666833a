import { expect, test } from 'vitest'
import { isPlainClick } from './routing.ts'

const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false, defaultPrevented: false }

test('the app handles a plain click of the main mouse button', () => {
  expect(isPlainClick(plain)).toBe(true)
})

test.each([
  { button: 1 },
  { metaKey: true },
  { ctrlKey: true },
  { shiftKey: true },
  { altKey: true },
  { defaultPrevented: true },
])('the app does not handle a click with %j', (special) => {
  expect(isPlainClick({ ...plain, ...special })).toBe(false)
})
