import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { addDays } from '../../dates/dates.ts'
import { ErrorState } from '../../data/ErrorState/ErrorState.tsx'
import { dragByHandle, pointIn } from '../../reorder/reorder.fixtures.ts'
import { CallCalendar, type CallCalendarProps } from './CallCalendar.tsx'
import { marchCalls } from './CallCalendar.fixtures.ts'

function Held(props: CallCalendarProps) {
  const [day, setDay] = useState(props.day)
  return (
    <div style={{ height: 640 }}>
      <CallCalendar
        {...props}
        day={day}
        onDayChange={(event, data) => {
          setDay(data.day)
          props.onDayChange(event, data)
        }}
      />
    </div>
  )
}

const meta = {
  title: 'Scheduling/CallCalendar',
  component: CallCalendar,
  render: (args) => <Held {...args} />,
  args: {
    label: 'Calls',
    span: 'month',
    day: '2026-03-17',
    now: { date: '2026-03-17', time: '14:05' },
    items: marchCalls,
    zoneText: 'Times in Kyiv',
    legend: [
      { tone: 'brand', label: 'Scheduled' },
      { tone: 'warning', label: 'Time has passed' },
      { tone: 'success', label: 'Held' },
      { tone: 'danger', label: 'No show' },
    ],
    dayNotes: { '2026-03-29': 'Clocks go forward' },
    onDayChange: fn<CallCalendarProps['onDayChange']>(),
    onItemMove: fn<CallCalendarProps['onItemMove']>(),
  },
} satisfies Meta<typeof CallCalendar>
export default meta
type Story = StoryObj<typeof meta>

const dayCell = (canvas: ReturnType<typeof within>, name: RegExp) => {
  const cell = canvas.getByText(name).closest('li')
  if (!cell) throw new Error(`There is no day ${name}`)
  return cell
}

export const Month: Story = {
  parameters: { rules: ['CALL-30', 'CALL-31'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'March 2026' })).toBeVisible()
    const call = canvas.getByRole('link', { name: '10:00 Ada Lovelace Scheduled' })
    await expect(call).toHaveAttribute('href', '/calls/manage/0')
    await expect(dayCell(canvas, /March 17, 2026, today/)).toHaveAttribute('aria-current', 'date')
    // The call can move to a future day, but not to a past day.
    const target = dayCell(canvas, /March 25, 2026/)
    const drag = await dragByHandle(call)
    await drag.to(pointIn(target))
    await drag.drop()
    await expect(args.onItemMove).toHaveBeenCalledTimes(1)
    await expect(args.onItemMove).toHaveBeenCalledWith({
      item: expect.objectContaining({ id: 0 }),
      to: { date: '2026-03-25', time: '10:00' },
      isPossible: true,
    })
    const toThePast = await dragByHandle(call)
    await toThePast.to(pointIn(dayCell(canvas, /March 12, 2026/)))
    await toThePast.drop()
    await expect(args.onItemMove).toHaveBeenLastCalledWith(expect.objectContaining({ isPossible: false }))
    const more = canvas.getByRole('button', { name: 'All 7 calls, Friday, March 20, 2026' })
    await userEvent.click(more)
    const popover = await within(document.body).findByRole('dialog', { name: 'Friday, March 20, 2026' })
    await expect(within(popover).getAllByRole('link')).toHaveLength(7)
    await userEvent.keyboard('{Escape}')
    await expect(more).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }))
    await expect(args.onDayChange).toHaveBeenLastCalledWith(expect.anything(), { day: '2026-04-17' })
    await expect(canvas.getByRole('heading', { name: 'April 2026' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Today' }))
    await expect(canvas.getByRole('heading', { name: 'March 2026' })).toBeVisible()
  },
}
/** In a low window, the calendar scrolls by whole weeks, so that the first visible week is not cut off. */
export const LateInMonth: Story = {
  tags: ['!dev', '!autodocs'],
  args: { day: '2026-03-24', now: { date: '2026-03-24', time: '14:05' } },
  render: (args) => (
    <div style={{ height: 420 }}>
      <CallCalendar {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const month = canvas.getByRole('group', { name: 'March 2026' })
    const weekdays = canvas.getByText('Mo').parentElement
    const first = dayCell(canvas, /Monday, March 9, 2026/)
    await expect(month.scrollTop).toBeGreaterThan(0)
    await expect(first.getBoundingClientRect().top).toBe(weekdays?.getBoundingClientRect().bottom)
  },
}
export const Week: Story = {
  args: { span: 'week' },
  parameters: { rules: ['CALL-30', 'CALL-31'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Mar 16 – Mar 22, 2026' })).toBeVisible()
    // All calls together have one Tab stop. Arrow keys move the focus to another call.
    const first = canvas.getByRole('link', { name: /^11:00 .*time has passed/ })
    first.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(document.activeElement).not.toBe(first)
    await expect(canvas.getByRole('button', { name: '3 more, 13:00, Friday, March 20, 2026' })).toBeVisible()
    const call = canvas.getByRole('link', { name: '10:00 Ada Lovelace Scheduled' })
    const thursday = dayCell(canvas, /March 19, 2026/)
    const drag = await dragByHandle(call)
    // An hour is 56 px high. The call snaps to the nearest quarter hour.
    const { left, top } = thursday.getBoundingClientRect()
    await drag.to({ clientX: left + 60, clientY: top + 56 * 12 + 20 + 30 })
    await drag.drop()
    await expect(args.onItemMove).toHaveBeenLastCalledWith({
      item: expect.objectContaining({ id: 0 }),
      to: { date: '2026-03-19', time: '12:30' },
      isPossible: true,
    })
  },
}
export const ChangeOfClocks: Story = { tags: ['!dev', '!autodocs'], args: { span: 'week', day: '2026-03-29' } }
export const Empty: Story = {
  args: { items: [], span: 'week', day: addDays('2026-03-17', 70), notice: <p>No calls in this week.</p> },
}
export const Loading: Story = {
  args: { items: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'March 2026' }).parentElement).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}
/** While the calls load, the view is scrolled to the morning. */
export const LoadingWeek: Story = {
  args: { items: undefined, span: 'week' },
  render: (args) => (
    <div style={{ height: 420 }}>
      <CallCalendar {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Mar 16 – Mar 22, 2026' }).scrollTop).toBeGreaterThan(0)
  },
}
export const Failed: Story = {
  args: { error: <ErrorState headingLevel={3} title="The calls could not be loaded" text="Try again." /> },
}
export const Dark: Story = { tags: ['!dev', '!autodocs'], globals: { theme: 'dark' } }
export const DarkWeek: Story = { tags: ['!dev', '!autodocs'], args: { span: 'week' }, globals: { theme: 'dark' } }
