import { clientList, recipientList } from '@tandem/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isWorthRetrying, retryWaitMs } from './queryClient.ts'
import { type ApiClient } from './request.ts'
import { RequestError } from './RequestError.ts'
import { withRetryAfter } from './retryAfter.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const tooMany = (secs: number) => new RequestError(429, { message: 'Too many calls.' }, undefined, secs)

test('SHELL-92 a refused read is not repeated until the time in Retry-After has passed', async () => {
  const requested: string[] = []
  const refusing: ApiClient = (operation) => {
    requested.push(operation.path)
    return Promise.reject(tooMany(30))
  }
  const request = withRetryAfter(refusing)
  const refusal = { status: 429, body: { message: 'Too many calls.' }, retryAfterSecs: 30 }
  await expect(request(recipientList, {})).rejects.toMatchObject(refusal)
  vi.advanceTimersByTime(20_000)
  await expect(request(recipientList, {})).rejects.toMatchObject({ ...refusal, retryAfterSecs: 10 })
  expect(requested).toEqual(['/recipients'])
  await expect(request(clientList, {})).rejects.toMatchObject(refusal)
  vi.advanceTimersByTime(10_000)
  await expect(request(recipientList, {})).rejects.toMatchObject(refusal)
  expect(requested).toEqual(['/recipients', '/clients', '/recipients'])
})

test('SHELL-92 a query waits for the time in Retry-After if this time is at most 30 s', () => {
  expect(retryWaitMs(0, tooMany(30))).toBe(30_000)
  expect(retryWaitMs(2, tooMany(1))).toBe(4000)
  expect(isWorthRetrying(0, tooMany(30))).toBe(true)
  expect(isWorthRetrying(0, tooMany(31))).toBe(false)
})
