import { expect, test } from 'vitest'
import { demoMessages } from './messages.ts'

test('SIM-28 the text of an event names only figures that are greater than 0', () => {
  expect(demoMessages.happened('Reply from a lead or AI', { requests: 0, answers: 0, calls: 0 })).toBe(
    'Reply from a lead or AI',
  )
  expect(demoMessages.happened('A new day begins', { requests: 1204, answers: 1, calls: 0 })).toBe(
    'A new day begins: 1,204 requests, 1 reply',
  )
})
