import { createStore } from 'jotai'
import * as v from 'valibot'
import { beforeEach, expect, test, vi } from 'vitest'
import { removeDraftsOf, removeOldDrafts } from './draftItems.ts'
import { storedAtom } from './storedAtom.ts'

beforeEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

const texts = v.record(v.string(), v.string())
const draftAtom = storedAtom({ key: 'clientWizard', version: 2, schema: texts, initial: {} })
const columnsAtom = storedAtom({ key: 'clients_columns', version: 1, schema: texts, initial: {} })
const dayMs = 86_400_000

test('SHELL-101 drafts that did not change for 30 days are removed', () => {
  vi.useFakeTimers({ now: 0 })
  const store = createStore()
  store.set(draftAtom, { 1: 'Acme' })
  store.set(columnsAtom, { 1: 'name' })
  localStorage.setItem('callWizard', '{"version":1,"value":{"1":"of an earlier version"}}')
  localStorage.setItem('profileWizard', 'broken')
  vi.setSystemTime(30 * dayMs)
  removeOldDrafts()
  expect(Object.keys(localStorage).toSorted()).toEqual(['callWizard', 'clientWizard', 'clients_columns'])
  expect(createStore().get(draftAtom)).toEqual({ 1: 'Acme' })
  vi.setSystemTime(31 * dayMs)
  removeOldDrafts()
  expect(Object.keys(localStorage).toSorted()).toEqual(['callWizard', 'clients_columns'])
  vi.setSystemTime(61 * dayMs)
  removeOldDrafts()
  expect(Object.keys(localStorage)).toEqual(['clients_columns'])
})

test('SHELL-101 the drafts of one user are removed', () => {
  const store = createStore()
  store.set(draftAtom, { 1: 'Acme', 2: 'Obi' })
  localStorage.setItem('demo/inbox_drafts', '{"version":2,"value":{"1":{}}}')
  store.set(columnsAtom, { 1: 'name' })
  removeDraftsOf(1)
  expect(createStore().get(draftAtom)).toEqual({ 2: 'Obi' })
  expect(createStore().get(columnsAtom)).toEqual({ 1: 'name' })
  expect(localStorage.getItem('demo/inbox_drafts')).toBeNull()
})
