import { createStore } from 'jotai'
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { environmentAtom, productionEnvironment } from '../api/environment.ts'
import { storedAtom } from './storedAtom.ts'

const columns = { key: 'columns', version: 2, schema: v.array(v.string()), initial: ['name'] }
const read = (store = createStore()) => store.get(storedAtom<string[]>(columns))

test('SHELL-32 an atom has its initial value until a value is stored', () => {
  expect(read()).toEqual(['name'])
  const store = createStore()
  const columnsAtom = storedAtom<string[]>(columns)
  store.set(columnsAtom, ['email'])
  expect(store.get(columnsAtom)).toEqual(['email'])
  expect(read()).toEqual(['email'])
})

test.each([
  ['no JSON', 'name'],
  ['another version', '{"version":1,"value":["email"]}'],
  ['a value of another type', '{"version":2,"value":[5]}'],
  ['no version', '["email"]'],
  ['null', 'null'],
])('an atom ignores a broken stored value: %s', (_, stored) => {
  localStorage.setItem('columns', stored)
  expect(read()).toEqual(['name'])
})

test('a mounted atom gets the values that other tabs store', () => {
  const store = createStore()
  const columnsAtom = storedAtom<string[]>(columns)
  const unsubscribe = store.sub(columnsAtom, () => {})
  localStorage.setItem('columns', '{"version":2,"value":["title"]}')
  window.dispatchEvent(new StorageEvent('storage', { key: 'other' }))
  expect(store.get(columnsAtom)).toEqual(['name'])
  window.dispatchEvent(new StorageEvent('storage', { key: 'columns' }))
  expect(store.get(columnsAtom)).toEqual(['title'])
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(store.get(columnsAtom)).toEqual(['name'])
  unsubscribe()
})

test('without storage an atom keeps its value in memory', () => {
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const store = createStore()
  const columnsAtom = storedAtom<string[]>(columns)
  store.set(columnsAtom, ['email'])
  expect(store.get(columnsAtom)).toEqual(['email'])
  setItem.mockRestore()
})

test('a function that changes an atom gets the stored value, also if another tab has changed this value', () => {
  const store = createStore()
  const columnsAtom = storedAtom<string[]>(columns)
  store.set(columnsAtom, ['email'])
  localStorage.setItem('columns', '{"version":2,"value":["title"]}')
  store.set(columnsAtom, (stored) => [...stored, 'company'])
  expect(store.get(columnsAtom)).toEqual(['title', 'company'])
})

test('an atom reads the stored value when the atom mounts', () => {
  const store = createStore()
  const columnsAtom = storedAtom<string[]>(columns)
  store.set(columnsAtom, ['email'])
  localStorage.setItem('columns', '{"version":2,"value":["title"]}')
  const unsubscribe = store.sub(columnsAtom, () => {})
  expect(store.get(columnsAtom)).toEqual(['title'])
  unsubscribe()
})

test('the demo stores its values separately', () => {
  localStorage.setItem('columns', '{"version":2,"value":["title"]}')
  const demo = createStore()
  demo.set(environmentAtom, { ...productionEnvironment, demo: { controlBase: '', leave: () => Promise.resolve() } })
  expect(read(demo)).toEqual(['name'])
})
