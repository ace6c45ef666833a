import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { SendTimePicker } from './SendTimePicker.tsx'

const now = { date: '2026-03-17', time: '14:05' }
const shown = (date: string, time = '09:00') =>
  render(<SendTimePicker value={{ date, time }} now={now} onChange={vi.fn<() => void>()} />)

test.each([
  ['', 'Enter a date that exists.'],
  ['9999-03-18', 'Choose a day within one year.'],
  ['2027-03-18', 'Choose a day within one year.'],
  ['2026-03-17', 'Choose a time that is still to come.'],
])('INBOX-74 an error says why the date %j with the time 09:00 is invalid', (date, reason) => {
  shown(date)
  expect(screen.getByText(reason)).toBeVisible()
  expect(screen.getByLabelText(/^Date/)).toBeInvalid()
})

test('INBOX-74 an empty time shows an error', () => {
  shown('2026-03-18', '')
  expect(screen.getByText('Enter a time from 00:00 to 23:59.')).toBeVisible()
})

test('INBOX-74 an incomplete date shows no error while its field has the focus', async () => {
  shown('')
  await userEvent.click(screen.getByLabelText(/^Date/))
  expect(screen.queryByText('Enter a date that exists.')).toBeNull()
  fireEvent.blur(screen.getByLabelText(/^Date/))
  expect(screen.getByText('Enter a date that exists.')).toBeVisible()
})

test('INBOX-74 the day one year ahead can be selected', () => {
  shown('2027-03-17')
  expect(screen.getByLabelText(/^Date/)).toBeValid()
})
