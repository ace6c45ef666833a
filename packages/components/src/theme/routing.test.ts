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
])("the app leaves a click with %j to the browser, or to the click's handler", (special) => {
  expect(isPlainClick({ ...plain, ...special })).toBe(false)
})
