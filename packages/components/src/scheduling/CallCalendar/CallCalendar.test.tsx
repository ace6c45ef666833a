import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { CallCalendar } from './CallCalendar.tsx'
import { callAt } from './CallCalendar.fixtures.ts'

const day = '2026-03-20'
const items = [1, 2, 3, 4, 5].map((id) => callAt(id, day, '13:00', { href: `#${id}` }))

test('CALL-30 a click on a call in the list of a full day closes the list before the drawer opens', async () => {
  render(
    <CallCalendar
      label="Calls"
      span="month"
      day={day}
      now={{ date: day, time: '12:00' }}
      items={items}
      legend={[]}
      onDayChange={() => {}}
      onItemMove={() => {}}
    />,
  )
  const all = screen.getByRole('button', { name: /^All 5 calls/ })
  await userEvent.click(all)
  await userEvent.click(screen.getAllByRole('link').at(-1) ?? all)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(all).toHaveFocus()
})
