import { createStore } from 'jotai'
import { expect, test, vi } from 'vitest'
import { leaveAtom, unsavedAtom } from './unsaved.ts'

test('SHELL-60 the question about unsaved changes closes when the form unmounts', () => {
  const store = createStore()
  const logout = vi.fn<() => void>()
  store.set(unsavedAtom, 'guarded')
  store.set(leaveAtom, logout)
  expect(store.get(unsavedAtom).waiting).toBe(logout)
  store.set(unsavedAtom, 'unguarded')
  store.set(unsavedAtom, 'guarded')
  expect(store.get(unsavedAtom).waiting).toBeUndefined()
  expect(logout).not.toHaveBeenCalled()
})

test('SHELL-60 an action that leaves the page runs after the user has agreed', () => {
  const store = createStore()
  const logout = vi.fn<() => void>()
  store.set(unsavedAtom, 'guarded')
  for (const answer of ['leaveRefused', 'leaveAgreed'] as const) {
    store.set(leaveAtom, logout)
    expect(logout).not.toHaveBeenCalled()
    store.set(unsavedAtom, answer)
    expect(store.get(unsavedAtom).waiting).toBeUndefined()
  }
  expect(logout).toHaveBeenCalledTimes(1)
  store.set(unsavedAtom, 'unguarded')
  store.set(leaveAtom, logout)
  expect(logout).toHaveBeenCalledTimes(2)
})
