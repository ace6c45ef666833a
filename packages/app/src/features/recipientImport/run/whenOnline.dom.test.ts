import { onlineManager } from '@tanstack/query-core'
import { afterEach, expect, test, vi } from 'vitest'
import { RequestError } from '../../../shared/api/RequestError.ts'
import { whenOnline } from './importCalls.ts'

afterEach(() => onlineManager.setOnline(true))

const { signal } = new AbortController()

test('IMPORT-16 a request that failed offline is repeated when the browser is online again', async () => {
  const call = vi.fn<() => Promise<string>>(() => Promise.resolve('rows'))
  call.mockImplementationOnce(() => {
    onlineManager.setOnline(false)
    return Promise.reject(new RequestError(0, undefined))
  })
  const response = whenOnline(call, signal)
  await vi.waitFor(() => expect(onlineManager.isOnline()).toBe(false), 10_000)
  expect(call).toHaveBeenCalledTimes(1)
  onlineManager.setOnline(true)
  expect(await response).toBe('rows')
  expect(call).toHaveBeenCalledTimes(2)
})

test('IMPORT-16 a request is not repeated if the server responded with an error', async () => {
  const call = vi.fn<() => Promise<string>>(() => Promise.reject(new RequestError(500, undefined)))
  await expect(whenOnline(call, signal)).rejects.toThrow('500')
  expect(call).toHaveBeenCalledTimes(1)
})

test('IMPORT-16 an abort ends the wait for the network', async () => {
  onlineManager.setOnline(false)
  const stopping = new AbortController()
  const call = vi.fn<() => Promise<string>>()
  const response = whenOnline(call, stopping.signal)
  stopping.abort()
  await expect(response).rejects.toThrow('Aborted')
  expect(call).not.toHaveBeenCalled()
})
