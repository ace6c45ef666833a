import { onlineManager } from '@tanstack/query-core'
import { afterEach, expect, test } from 'vitest'
import { errorText } from './errorText.ts'
import { RequestError } from './RequestError.ts'

afterEach(() => onlineManager.setOnline(true))

test.each([
  [new RequestError(0, undefined), 'The server could not be reached. Check your connection and try again.'],
  [new RequestError(422, { message: 'There are no credits.' }), 'There are no credits.'],
  [new RequestError(502, undefined), 'Server error (502). Try again in a moment.'],
  [new RequestError(201, undefined), 'Unexpected response. Try again in a moment.'],
  [new TypeError('x is undefined'), 'Something unexpected happened. Try again in a moment.'],
])('%s has a text for the user', (error, text) => {
  expect(errorText(error)).toBe(text)
})

test('SHELL-120 if a request in an offline browser gets no response, the error text says that the user is offline', () => {
  onlineManager.setOnline(false)
  expect(errorText(new RequestError(0, undefined))).toBe('You are offline. Try again when you are back.')
})
