import { afterEach, expect, test } from 'vitest'
import { isDemoPage } from './environment.ts'

afterEach(() => {
  window.history.replaceState(null, '', '/')
})

test.each([
  ['/demo', true],
  ['/Demo', true],
  ['/DEMO/sequences', true],
  ['/demonstration', false],
  ['/sequences', false],
])('SHELL-12 the address %s belongs to the demo: %s', (path, isDemo) => {
  window.history.replaceState(null, '', path)
  expect(isDemoPage()).toBe(isDemo)
})
