import { expect, test } from 'vitest'
import { rowsByClient } from './remindersByClient.ts'

test('CALL-13 each client has one row with its reminders', () => {
  const template = (id: number, clientId: number, delay: 'day' | 'few_hours', enabled: boolean) =>
    ({ id, clientId, delay, enabled, text: 'Hi' }) as const
  const rows = rowsByClient(
    [template(1, 5, 'day', true), template(2, 3, 'day', false), template(3, 5, 'few_hours', false)],
    new Map([
      [5, 'Zeta'],
      [3, 'Alpha'],
    ]),
  )
  expect(rows.map(({ id, name, reminders }) => [id, name, reminders.day.enabled, reminders.few_hours.enabled])).toEqual(
    [
      [3, 'Alpha', false, false],
      [5, 'Zeta', true, false],
    ],
  )
})
