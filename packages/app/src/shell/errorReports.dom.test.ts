import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addToHead, cleanHead } from '@tandem/app/testing/head.ts'
import { reportError } from '../shared/api/reportError.ts'
import { followErrors } from './errorReports.ts'

const sent = vi.fn<(url: string, body: string) => boolean>(() => true)
const reports = () => sent.mock.calls.map(([, body]) => JSON.parse(body))

/** An error with a stack in the format of Chromium. */
function errorOf(message: string, name = 'Error'): Error {
  const error = new Error(message)
  error.name = name
  error.stack = `${name}: ${message}\n    at save (https://tandem.test/assets/a.js?retry=1:2:3)`
  return error
}

const fail = (error: unknown) => window.dispatchEvent(new ErrorEvent('error', { error }))

let stop = new AbortController()
beforeEach(() => {
  // Removes the listeners of the previous test.
  stop.abort()
  stop = new AbortController()
  const { signal } = stop
  const listen = window.addEventListener.bind(window)
  vi.spyOn(window, 'addEventListener').mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject) => listen(type, listener, { signal }),
  )
  sent.mockClear()
  vi.stubGlobal('navigator', { sendBeacon: sent })
  vi.stubGlobal('reportError', fail)
  addToHead(`<meta name="error-url" content="/errors">
    <meta name="build" content='{"version":"1.0.0","commit":"abc","date":"2026-11-25T00:00:00Z"}'>`)
})
afterEach(cleanHead)

test('REL-4 a report describes the error', () => {
  followErrors(() => '/calendar/:uuid')
  reportError(errorOf('No bell', 'TypeError'), { source: 'part' })
  expect(sent.mock.calls[0]?.[0]).toBe('/errors')
  expect(reports()).toEqual([
    {
      build: { version: '1.0.0', commit: 'abc', date: '2026-11-25T00:00:00Z' },
      route: '/calendar/:uuid',
      source: 'part',
      name: 'TypeError',
      message: 'No bell',
      stack: ['at save (https://tandem.test/assets/a.js:2:3)'],
    },
  ])
})

test.each([
  ['Unexpected token \'D\', "Dear\nAnn" is not valid JSON', 'Unexpected token …, … is not valid JSON'],
  ["Cannot read properties of undefined (reading 'map')", "Cannot read properties of undefined (reading 'map')"],
  ['/reset-password?token=secret failed', '/reset-password failed'],
  ['ann@example.com exists', '… exists'],
  ['No session 79477dbe-3dbd-4173-aa2f-86a5a0f63f95', 'No session …'],
])('REL-4 the message %j is sent as %j', (message, scrubbed) => {
  followErrors(() => '/')
  fail(errorOf(message))
  expect(reports()).toMatchObject([{ message: scrubbed }])
})

test('REL-4 a page sends each error once, and at most 20 reports', () => {
  followErrors(() => '/')
  for (let poll = 0; poll < 3; poll++) fail(errorOf('No rows'))
  expect(sent).toHaveBeenCalledOnce()
  for (let number = 0; number < 30; number++) fail(errorOf(`Failure ${number}`))
  expect(sent).toHaveBeenCalledTimes(20)
})

test.each([
  ['an empty error URL', '<meta name="error-url" content="">'],
  ['an error share of 0', '<meta name="error-url" content="/e"><meta name="error-share" content="0">'],
])('REL-4 a page with %s sends no report', (_, head) => {
  cleanHead()
  addToHead(head)
  followErrors(() => '/')
  fail(errorOf('No rows'))
  expect(sent).not.toHaveBeenCalled()
})
