import { messageLastReadPut } from '@tandem/contract'
import { act, renderHook } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { type ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { apiClientAtom } from '../../../shared/api/apiClientAtom.ts'
import { RequestError } from '../../../shared/api/RequestError.ts'
import { useMarkRead } from './useMarkRead.ts'

const request = vi.fn<(operation: unknown, input: unknown) => Promise<never>>()
beforeEach(() => {
  vi.useFakeTimers()
  request.mockReset()
})

async function shown(status: number) {
  request.mockRejectedValue(new RequestError(status, undefined))
  const store = createStore()
  store.set(apiClientAtom, { request })
  const message = {
    id: 7,
    conversationId: 1,
    type: 'incoming',
    text: 'Yes?',
    timestamp: '2026-11-20T09:00:00Z',
    kind: 'manual',
    status: 'sent',
    dateScheduled: null,
    future: false,
    category: null,
    error: null,
    sortDate: '2026-11-20T09:00:00Z',
  } as const
  const { result, unmount } = renderHook(() => useMarkRead({ conversationId: 1, lastReadId: 6, messages: [message] }), {
    wrapper: ({ children }: { readonly children: ReactNode }) => <Provider store={store}>{children}</Provider>,
  })
  result.current.onSeen({ ids: [7] })
  const passed = async (ms: number) => {
    await act(() => vi.advanceTimersByTimeAsync(ms))
    return request.mock.calls.length
  }
  return { passed, unmount }
}

test('INBOX-40 a failed request to mark messages as read is repeated', async () => {
  const { passed, unmount } = await shown(500)
  expect(await passed(500)).toBe(1)
  expect(request).toHaveBeenLastCalledWith(messageLastReadPut, { params: { id: 1, messageId: 7 } })
  expect(await passed(10_000)).toBe(2)
  unmount()
  // Closing the conversation sends the request once more.
  expect(await passed(30_000)).toBe(3)
})

test('INBOX-40 a refused request to mark messages as read is not repeated', async () => {
  const { passed } = await shown(403)
  expect(await passed(30_000)).toBe(1)
})
