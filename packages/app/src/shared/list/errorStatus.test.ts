import { expect, test } from 'vitest'
import { RequestError } from '../api/RequestError.ts'
import { errorStatusOf } from './errorStatus.ts'

test('LIST-26 names the status of a refusal, and describes other errors in words', () => {
  expect(errorStatusOf(null)).toBeUndefined()
  expect(errorStatusOf(new RequestError(503, 'Not now'))).toBe(503)
  expect(errorStatusOf(new RequestError(0, 'Offline'))).toBe('Network error')
  expect(errorStatusOf(new RequestError(200, 'No JSON'))).toBe('Unexpected response')
})
