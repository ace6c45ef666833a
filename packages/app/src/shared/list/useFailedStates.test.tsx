import { onlineManager } from '@tanstack/query-core'
import { renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { RequestError } from '../api/RequestError.ts'
import { useFailedStates } from './useFailedStates.tsx'

afterEach(() => onlineManager.setOnline(true))

const lost = new RequestError(0, 'Offline')
const statesOf = (error: Error | null, rows: { readonly hasRows?: boolean; readonly isOld?: boolean } = {}) =>
  renderHook(() => useFailedStates({ error, hasRows: false, refetch: () => undefined, ...rows })).result.current

test('LIST-26 a table without rows shows the status of an error response, and a text for other errors', () => {
  expect(statesOf(null)).toEqual({})
  expect(statesOf(new RequestError(503, 'Not now')).error).toEqual({ status: 503 })
  expect(statesOf(lost).error).toEqual({ status: 'Network error' })
  expect(statesOf(new RequestError(200, 'No JSON')).error).toEqual({ status: 'Unexpected response' })
})

test('SHELL-120 while offline, a table shows a message only if it has no rows, or if its rows belong to another view', () => {
  onlineManager.setOnline(false)
  expect(statesOf(lost)).toEqual({ error: { text: 'You are offline. Tandem will refresh when you are back.' } })
  expect(statesOf(new RequestError(503, 'Not now')).error).toEqual({ status: 503 })
  expect(statesOf(lost, { hasRows: true })).toEqual({})
  expect(statesOf(lost, { hasRows: true, isOld: true })).toHaveProperty('problem')
})
