import { clientCreate, register } from '@tandem/contract'
import { beforeEach, expect, test, vi } from 'vitest'
import { createIdempotencyKeys } from './idempotencyKeys.ts'

const input = { body: { name: 'Obi & Sons', info: 'We mend.' } }

beforeEach(() => localStorage.clear())

test('SHELL-46 a request keeps its key, also after a reload, until the key is forgotten', () => {
  const first = createIdempotencyKeys()
  const key = first.keyOf(clientCreate, input)
  expect(first.keyOf(clientCreate, input)).toBe(key)
  expect(first.keyOf(clientCreate, { body: { ...input.body, info: 'We sell.' } })).not.toBe(key)
  const second = createIdempotencyKeys()
  expect(second.isUnanswered(clientCreate, input)).toBe(true)
  expect(second.keyOf(clientCreate, input)).toBe(key)
  second.forget(clientCreate, input)
  const third = createIdempotencyKeys()
  expect(third.isUnanswered(clientCreate, input)).toBe(false)
  expect(third.keyOf(clientCreate, input)).not.toBe(key)
})

test('SHELL-46 a key is forgotten after a day', () => {
  const key = createIdempotencyKeys().keyOf(clientCreate, input)
  vi.setSystemTime(Date.now() + 86_400_000)
  const later = createIdempotencyKeys()
  const found = [later.isUnanswered(clientCreate, input), later.keyOf(clientCreate, input) === key]
  vi.useRealTimers()
  expect(found).toEqual([false, false])
})

test("SHELL-46 production ignores the keys of the demo's requests", () => {
  const key = createIdempotencyKeys({ isDemo: true }).keyOf(clientCreate, input)
  const production = createIdempotencyKeys()
  expect(production.isUnanswered(clientCreate, input)).toBe(false)
  expect(production.keyOf(clientCreate, input)).not.toBe(key)
})

test('AUTH-15 each user has separate keys', () => {
  const key = createIdempotencyKeys({ getUserId: () => 1 }).keyOf(clientCreate, input)
  expect(createIdempotencyKeys({ getUserId: () => 2 }).isUnanswered(clientCreate, input)).toBe(false)
  expect(createIdempotencyKeys({ getUserId: () => 1 }).keyOf(clientCreate, input)).toBe(key)
})

test('AUTH-15 the key of a request with a password is not stored', () => {
  createIdempotencyKeys().keyOf(register, {
    body: { name: 'Ada', email: 'ada@obi.example.com', password: 'secret-12' },
  })
  createIdempotencyKeys().keyOf(clientCreate, input)
  expect(JSON.stringify(localStorage)).toContain('Obi')
  expect(JSON.stringify(localStorage)).not.toContain('secret')
})

test('two uploads of the same file have the same key', () => {
  const { keyOf } = createIdempotencyKeys()
  const keyOfFile = (file: File) => keyOf(clientCreate, { body: { file } })
  const file = (name: string, lastModified: number) => new File(['x'], name, { lastModified })
  expect(keyOfFile(file('a.pdf', 1))).toBe(keyOfFile(file('a.pdf', 1)))
  expect(keyOfFile(file('a.pdf', 1))).not.toBe(keyOfFile(file('a.pdf', 2)))
})
