import type { Meta, StoryObj } from '@storybook/react-vite'
import { Profiler } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { KeptSchedule } from './KeptSchedule.fixtures.tsx'
import { crowdedWeek, mixedHours, officeHours } from './ScheduleEditor.fixtures.ts'
import { ScheduleEditor, type ScheduleEditorProps } from './ScheduleEditor.tsx'

const onRender = fn()

const meta = {
  title: 'Scheduling/ScheduleEditor week',
  component: ScheduleEditor,
  args: {
    schedule: mixedHours,
    defaultView: 'week',
    zoneText: 'Times in Berlin (UTC+1)',
    onChange: fn<ScheduleEditorProps['onChange']>(),
  },
  render: (args) => (
    <Profiler id="editor" onRender={onRender}>
      <KeptSchedule {...args} />
    </Profiler>
  ),
  decorators: [(Story) => <div style={{ width: 592, maxWidth: '100%' }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component:
          '**Keyboard**: Tab reaches one slot, and arrows go to other slots. Enter picks a slot up. Arrows then move the slot, Shift with up or down moves the end, Ctrl with up or down moves the start. Enter puts the slot down, Escape puts the slot back, Delete removes the slot.',
      },
    },
  },
} satisfies Meta<typeof ScheduleEditor>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const slotOf = (canvas: Canvas, name: string) => canvas.getByRole<HTMLButtonElement>('button', { name })
const hourPixels = 32

/** Drags an element by `x` and `y` px. Returns a function that releases the pointer. */
const drag = async (element: HTMLElement, place: 'top' | 'middle' | 'bottom', x: number, y: number) => {
  element.scrollIntoView({ block: 'center' })
  const box = element.getBoundingClientRect()
  const from = {
    clientX: box.left + box.width / 2,
    clientY: { top: box.top + 2, middle: box.top + box.height / 2, bottom: box.bottom - 2 }[place],
  }
  await fireEvent.pointerDown(element, { ...from, button: 0 })
  for (const part of [0.25, 0.5, 0.75, 1]) {
    await fireEvent.pointerMove(document, { clientX: from.clientX + x * part, clientY: from.clientY + y * part })
  }
  return () => fireEvent.pointerUp(document, { clientX: from.clientX + x, clientY: from.clientY + y })
}
const columnWidth = (element: HTMLElement) => element.closest('[data-column]')?.getBoundingClientRect().width ?? 0

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(slotOf(canvas, 'Monday 08:30 – 12:00')).toBeVisible()
    await expect(canvas.getByText('00:00 – 24:00')).toBeVisible()
    // The whole week is one Tab stop.
    await expect(canvas.getAllByRole('button', { name: / – / }).filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(
      1,
    )
  },
}

/** A dragged slot follows the pointer without a render. */
export const Drag: Story = {
  tags: ['!dev', '!autodocs'],
  args: { schedule: officeHours },
  play: async ({ canvas, args }) => {
    const slot = slotOf(canvas, 'Monday 09:00 – 18:00')
    onRender.mockClear()
    const letGo = await drag(slot, 'middle', columnWidth(slot) * 5, hourPixels * 1.3)
    await waitFor(() => expect(slot).toHaveTextContent('10:15 – 19:15'))
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(onRender).not.toHaveBeenCalled()
    await letGo()
    const data = {
      schedule: { ...officeHours, mo: [], sa: [{ start: '10:15', end: '19:15' }] },
      isValid: true,
      change: 'slot-moved',
    }
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.anything(), data)
    await expect(args.onChange).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(slotOf(canvas, 'Saturday 10:15 – 19:15')).toHaveFocus())
  },
}

/** A dragged edge stops 15 minutes before the opposite edge. */
export const Resize: Story = {
  tags: ['!dev', '!autodocs'],
  args: { schedule: officeHours },
  play: async ({ canvas, args }) => {
    const letGo = await drag(slotOf(canvas, 'Monday 09:00 – 18:00'), 'bottom', 0, -hourPixels * 4)
    await letGo()
    await expect(slotOf(canvas, 'Monday 09:00 – 14:00')).toBeVisible()
    const letGoAgain = await drag(slotOf(canvas, 'Monday 09:00 – 14:00'), 'top', 0, hourPixels * 20)
    await letGoAgain()
    await expect(slotOf(canvas, 'Monday 13:45 – 14:00')).toBeVisible()
    await expect(args.onChange).toHaveBeenCalledTimes(2)
  },
}

/** Escape puts a dragged slot back. */
export const DragGivenUp: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args }) => {
    const slot = slotOf(canvas, 'Friday 09:00 – 15:00')
    await drag(slot, 'middle', 0, hourPixels)
    await waitFor(() => expect(slot).toHaveTextContent('10:00 – 16:00'))
    await userEvent.keyboard('{Escape}')
    await expect(slot).toHaveTextContent('09:00 – 15:00')
    await expect(args.onChange).not.toHaveBeenCalled()
    // Wednesday is open all day and accepts no other slot, so the moved slot goes to Thursday.
    const letGo = await drag(slot, 'middle', -columnWidth(slot) * 2, 0)
    await letGo()
    const { schedule, change } = args.onChange.mock.lastCall?.[1] ?? {}
    await expect([change, schedule]).toEqual(['slot-moved', expect.objectContaining({ we: '*', fr: [] })])
  },
}

export const ClickAddsAnHour: Story = {
  tags: ['!dev', '!autodocs'],
  args: { schedule: {} },
  play: async ({ canvas, args }) => {
    const sunday = canvas.getByRole('group', { name: 'Sunday' })
    const at = {
      clientX: sunday.getBoundingClientRect().left + 20,
      clientY: sunday.getBoundingClientRect().top + hourPixels * 9.4,
    }
    await fireEvent.pointerDown(sunday, { ...at, button: 0 })
    await fireEvent.click(sunday, at)
    const data = { schedule: { su: [{ start: '09:15', end: '10:15' }] }, isValid: true, change: 'slot-added' }
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.anything(), data)
    await waitFor(() => expect(slotOf(canvas, 'Sunday 09:15 – 10:15')).toHaveFocus())
  },
}

/** The keyboard moves, resizes and removes slots. */
export const KeyboardPath: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args }) => {
    slotOf(canvas, 'Monday 08:30 – 12:00').focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(slotOf(canvas, 'Monday 13:00 – 17:30')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    const thursday = slotOf(canvas, 'Thursday 14:00 – 16:00')
    await expect(thursday).toHaveFocus()
    // Wednesday is open all day and accepts no other slot, so the moved slot goes to Tuesday.
    await userEvent.keyboard(
      '{Enter}{ArrowLeft}{ArrowDown}{PageDown}{Shift>}{ArrowDown}{/Shift}{Control>}{ArrowUp}{/Control}',
    )
    await waitFor(() => expect(thursday).toHaveTextContent('15:00 – 17:30'))
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(slotOf(canvas, 'Tuesday 15:00 – 17:30')).toHaveFocus())
    await expect(args.onChange).toHaveBeenCalledTimes(1)
    await userEvent.keyboard(' {ArrowDown}{Escape}')
    await expect(slotOf(canvas, 'Tuesday 15:00 – 17:30')).toHaveTextContent('15:00 – 17:30')
    await userEvent.keyboard('{Delete}')
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.anything(),
      expect.objectContaining({ change: 'slot-removed' }),
    )
    await waitFor(() => expect(slotOf(canvas, 'Tuesday 13:00 – 17:30')).toHaveFocus())
  },
}

export const Overlapping: Story = {
  args: {
    schedule: {
      mo: [
        { start: '08:00', end: '12:00' },
        { start: '09:00', end: '11:00' },
        { start: '10:30', end: '14:00' },
        { start: '16:00', end: '16:00' },
      ],
      tu: [{ start: '09:00', end: '09:15' }],
    },
  },
}
export const ManySlots: Story = {
  args: { schedule: crowdedWeek(200) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-column] button')).toHaveLength(200)
  },
}
export const Empty: Story = { args: { schedule: {} } }
export const Wide: Story = { decorators: [(Story) => <div style={{ width: 912 }}>{Story()}</div>] }
export const Lifted: Story = {
  play: async ({ canvas }) => {
    slotOf(canvas, 'Thursday 07:15 – 11:45').focus()
    await userEvent.keyboard('{Enter}{ArrowRight}')
    await expect(slotOf(canvas, 'Thursday 07:15 – 11:45')).toHaveAttribute('data-lifted')
  },
}
export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvas, args }) => {
    const slot = slotOf(canvas, 'Monday 08:30 – 12:00')
    slot.focus()
    await userEvent.keyboard('{Enter}{ArrowDown}{Delete}')
    const letGo = await drag(slot, 'middle', 0, hourPixels)
    await letGo()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const Dark: Story = { tags: ['!dev', '!autodocs'], globals: { theme: 'dark' } }
export const DarkLifted: Story = { tags: ['!dev', '!autodocs'], ...Lifted, globals: { theme: 'dark' } }
