import { createStore } from 'jotai'
import { expect, test, vi } from 'vitest'
import { isLeaveAskedAtom, leaveAtom, unsavedCountAtom } from './unsaved.ts'

test('SHELL-60 a question that disappeared with its form does not come back with the next change', () => {
  const store = createStore()
  const logout = vi.fn<() => void>()
  store.set(unsavedCountAtom, 1)
  store.set(leaveAtom, logout)
  expect(store.get(isLeaveAskedAtom)).toBe(true)
  store.set(unsavedCountAtom, -1)
  store.set(unsavedCountAtom, 1)
  expect(store.get(isLeaveAskedAtom)).toBe(false)
  expect(logout).not.toHaveBeenCalled()
})
