import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { DateRangePicker, type DateRangePickerProps } from './DateRangePicker.tsx'

function Kept(props: DateRangePickerProps) {
  const [range, setRange] = useState({ start: props.start, end: props.end })
  return (
    <DateRangePicker
      {...props}
      {...range}
      onChange={(event, data) => {
        props.onChange(event, data)
        setRange(data)
      }}
    />
  )
}

const meta = {
  title: 'Scheduling/DateRangePicker',
  component: DateRangePicker,
  args: { start: '2026-03-10', end: '2026-03-17', today: '2026-03-17', onChange: fn() },
  render: (args) => <Kept {...args} />,
  decorators: [
    (Story) => (
      <div
        style={{ display: 'flex', alignItems: 'flex-start', justifyContent: 'flex-end', width: 760, minHeight: 420 }}
      >
        {Story()}
      </div>
    ),
  ],
} satisfies Meta<typeof DateRangePicker>
export default meta
type Story = StoryObj<typeof meta>

const bodyOf = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body)

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Date range: Mar 10 – Mar 17, 2026' })).toBeVisible()
  },
}
export const Open: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Date range/ }))
    const body = bodyOf(canvasElement)
    await waitFor(() => expect(body.getByRole('grid', { name: 'March 2026' })).toBeVisible())
    await waitFor(() => expect(body.getByRole('grid', { name: 'February 2026' })).toBeVisible())
    await expect(body.getByRole('button', { name: 'Last 7 days' })).toHaveAttribute('aria-pressed', 'true')
    await expect(body.getByRole('button', { name: 'Wednesday, March 18, 2026' })).toBeDisabled()
  },
}
export const ChoosesAPreset: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Date range/ }))
    await userEvent.click(await bodyOf(canvasElement).findByRole('button', { name: 'Last month' }))
    await expect(args.onChange).toHaveBeenCalledWith(expect.anything(), { start: '2026-02-01', end: '2026-02-28' })
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Date range: Feb 1 – Feb 28, 2026' })).toHaveFocus())
  },
}

/** The user chooses the later day of the range first. */
export const ChoosesDays: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Date range/ }))
    const body = bodyOf(canvasElement)
    await userEvent.click(await body.findByRole('button', { name: 'Thursday, March 12, 2026' }))
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.click(body.getByRole('button', { name: 'Friday, February 20, 2026' }))
    await expect(args.onChange).toHaveBeenCalledWith(expect.anything(), { start: '2026-02-20', end: '2026-03-12' })
  },
}

/** The keys of the calendar choose a range. Then the focus returns to the button. */
export const KeyboardPath: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement, args }) => {
    const trigger = canvas.getByRole('button', { name: /Date range/ })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    const body = bodyOf(canvasElement)
    const day = (name: string) => waitFor(() => expect(body.getByRole('button', { name })).toHaveFocus())
    await waitFor(() => expect(body.getByRole('button', { name: 'Today' })).toHaveFocus())
    body.getByRole('button', { name: 'Tuesday, March 17, 2026' }).focus()
    await userEvent.keyboard('{PageUp}')
    await day('Tuesday, February 17, 2026')
    await userEvent.keyboard('{PageUp}{Home}')
    await day('Monday, January 12, 2026')
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    await day('Tuesday, January 20, 2026')
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith(expect.anything(), { start: '2026-01-12', end: '2026-01-20' })
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}
export const EscapeChangesNothing: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement, args }) => {
    const trigger = canvas.getByRole('button', { name: /Date range/ })
    await userEvent.click(trigger)
    await userEvent.click(await bodyOf(canvasElement).findByRole('button', { name: 'Thursday, March 12, 2026' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(trigger).toHaveFocus())
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const OneDay: Story = { args: { start: '2026-03-17' } }
export const LongRange: Story = { args: { start: '2024-12-31' } }
export const Dark: Story = { tags: ['!dev', '!autodocs'], ...Open, globals: { theme: 'dark' } }
