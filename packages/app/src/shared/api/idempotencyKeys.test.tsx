import { clientCreate, register } from '@tandem/contract'
import { expect, test, vi } from 'vitest'

const input = { body: { name: 'Obi & Sons', info: 'We mend.' } }

/** Loads the module again, as a page does after a reload. */
async function reloaded() {
  vi.resetModules()
  return import('./idempotencyKeys.ts')
}

test('SHELL-46 keeps the key of a call until it is answered, also after a reload', async () => {
  const first = await reloaded()
  const key = first.idempotencyKeyOf(clientCreate, input)
  expect(first.idempotencyKeyOf(clientCreate, input)).toBe(key)
  expect(first.idempotencyKeyOf(clientCreate, { body: { ...input.body, info: 'We sell.' } })).not.toBe(key)
  const second = await reloaded()
  expect(second.isUnanswered(clientCreate, input)).toBe(true)
  expect(second.idempotencyKeyOf(clientCreate, input)).toBe(key)
  second.forgetIdempotencyKey(clientCreate, input)
  const third = await reloaded()
  expect(third.isUnanswered(clientCreate, input)).toBe(false)
  expect(third.idempotencyKeyOf(clientCreate, input)).not.toBe(key)
})

test('SHELL-46 removes a key after a day', async () => {
  const { idempotencyKeyOf } = await reloaded()
  const key = idempotencyKeyOf(clientCreate, input)
  vi.setSystemTime(Date.now() + 86_400_000)
  const later = await reloaded()
  const found = [later.isUnanswered(clientCreate, input), later.idempotencyKeyOf(clientCreate, input) === key]
  vi.useRealTimers()
  expect(found).toEqual([false, false])
})

test('SHELL-46 keeps unanswered calls of the demo apart from production', async () => {
  window.history.replaceState(null, '', '/demo/clients')
  const demo = await reloaded()
  const key = demo.idempotencyKeyOf(clientCreate, input)
  window.history.replaceState(null, '', '/clients')
  const production = await reloaded()
  expect(production.isUnanswered(clientCreate, input)).toBe(false)
  expect(production.idempotencyKeyOf(clientCreate, input)).not.toBe(key)
})

test('AUTH-15 stores no password, and no key after the session', async () => {
  const { idempotencyKeyOf, forgetIdempotencyKeys } = await reloaded()
  idempotencyKeyOf(register, { body: { name: 'Ada', email: 'ada@obi.example.com', password: 'secret-12' } })
  idempotencyKeyOf(clientCreate, input)
  expect(JSON.stringify(localStorage)).toContain('Obi')
  expect(JSON.stringify(localStorage)).not.toContain('secret')
  forgetIdempotencyKeys()
  expect(JSON.stringify(localStorage)).not.toContain('Obi')
})

test('distinguishes files by name, size and date', async () => {
  const { idempotencyKeyOf } = await reloaded()
  const keyOf = (file: File) => idempotencyKeyOf(clientCreate, { body: { file } })
  const file = (name: string, lastModified: number) => new File(['x'], name, { lastModified })
  expect(keyOf(file('a.pdf', 1))).toBe(keyOf(file('a.pdf', 1)))
  expect(keyOf(file('a.pdf', 1))).not.toBe(keyOf(file('a.pdf', 2)))
})
