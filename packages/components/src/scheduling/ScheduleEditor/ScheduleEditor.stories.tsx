import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { KeptSchedule } from './KeptSchedule.fixtures.tsx'
import { crowdedWeek, mixedHours, officeHours } from './ScheduleEditor.fixtures.ts'
import { ScheduleEditor, type ScheduleEditorProps } from './ScheduleEditor.tsx'

const meta = {
  title: 'Scheduling/ScheduleEditor',
  component: ScheduleEditor,
  args: { schedule: officeHours, onChange: fn<ScheduleEditorProps['onChange']>() },
  render: (args) => <KeptSchedule {...args} />,
  decorators: [(Story) => <div style={{ width: 592, maxWidth: '100%' }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component:
          '**Keyboard**: Tab moves through the fields. Arrow up and down change a time by 15 minutes, Page Up and Down by an hour. `930` means `09:30`. Escape discards a typed time.',
      },
    },
  },
} satisfies Meta<typeof ScheduleEditor>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const timeOf = (canvas: Canvas, name: string) => canvas.getByRole<HTMLInputElement>('spinbutton', { name })

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Full Access' })).not.toBeChecked()
    await expect(canvas.getAllByText('No slots defined for this day')).toHaveLength(2)
    await expect(canvas.getByText('45 h a week')).toBeVisible()
  },
}

export const Mixed: Story = { args: { schedule: mixedHours, zoneText: 'Times in Berlin (UTC+1)' } }

/** In a wide drawer, slots are side by side. */
export const Wide: Story = {
  args: { schedule: mixedHours, zoneText: 'Times in Berlin (UTC+1)' },
  decorators: [(Story) => <div style={{ width: 912 }}>{Story()}</div>],
}

export const Empty: Story = {
  parameters: { rules: ['PROF-42'] },
  args: { schedule: {} },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByText('No slots defined for this day')).toHaveLength(7)
    await userEvent.click(canvas.getByRole('button', { name: 'Add slot: Sunday' }))
    const data = { schedule: { su: [{ start: '09:00', end: '18:00' }] }, isValid: true, change: 'slot-added' }
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.anything(), data)
    await waitFor(() => expect(timeOf(canvas, 'Sunday, slot 1: Start')).toHaveFocus())
  },
}

/** When the user turns Full Access on and off again, the days have the same slots as before. */
export const FullAccess: Story = {
  parameters: { rules: ['PROF-38'] },
  args: { schedule: mixedHours },
  play: async ({ canvas, args }) => {
    const control = canvas.getByRole('switch', { name: 'Full Access' })
    await userEvent.click(control)
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.anything(), {
      schedule: '*',
      isValid: true,
      change: 'full-access-turned',
    })
    await expect(canvas.queryByText('Monday')).toBeNull()
    await userEvent.click(control)
    const data = { schedule: mixedHours, isValid: true, change: 'full-access-turned' }
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.anything(), data)
  },
}
export const AlwaysOn: Story = { tags: ['!dev', '!autodocs'], args: { schedule: '*' } }

/** After the user switches 24h off, the day has the slot 09:00-18:00. */
export const WholeDay: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { rules: ['PROF-40'] },
  play: async ({ canvas, args }) => {
    const control = canvas.getByRole('switch', { name: 'Saturday: 24h' })
    await userEvent.click(control)
    await expect(canvas.getByText('00:00–24:00')).toBeVisible()
    await userEvent.click(control)
    const data = {
      schedule: { ...officeHours, sa: [{ start: '09:00', end: '18:00' }] },
      isValid: true,
      change: 'day-turned',
    }
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.anything(), data)
  },
}

/** Arrow keys change a time, and Escape discards typed digits. */
export const KeyboardPath: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args }) => {
    const [start, end] = [timeOf(canvas, 'Monday, slot 1: Start'), timeOf(canvas, 'Monday, slot 1: End')]
    await userEvent.click(start)
    await userEvent.keyboard('730')
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(start).toHaveValue('07:30')
    await expect(end).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{PageDown}')
    await expect(end).toHaveValue('17:30')
    await userEvent.keyboard('12{Escape}')
    await expect(end).toHaveValue('17:30')
    await userEvent.keyboard('24{Enter}')
    await expect(end).toHaveValue('24:00')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Remove slot: Monday 07:30–24:00' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add slot: Monday' })).toHaveFocus())
    await expect(args.onChange).toHaveBeenCalledTimes(6)
  },
}

/** The error shows at the field that was changed last: the start or the end of the slot. */
export const EndBeforeStart: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { rules: ['PROF-41'] },
  play: async ({ canvas, args }) => {
    const [start, end] = [timeOf(canvas, 'Tuesday, slot 1: Start'), timeOf(canvas, 'Tuesday, slot 1: End')]
    await userEvent.click(end)
    await userEvent.keyboard('8{Enter}')
    await expect(end).toHaveAccessibleDescription('End cannot be before start')
    await expect(end).toBeInvalid()
    const tuesday = (slot: { start: string; end: string }) =>
      expect.objectContaining({ schedule: { ...officeHours, tu: [slot] } })
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.anything(), tuesday({ start: '09:00', end: '08:00' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.anything(), expect.objectContaining({ isValid: false }))
    await userEvent.click(start)
    await userEvent.keyboard('11{Enter}')
    await expect(start).toHaveAccessibleDescription('Start cannot be after end')
    await userEvent.click(canvas.getByRole('tab', { name: 'Week' }))
    await expect(canvas.getByText(/1 slot is not shown/)).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: 'Hours' }))
    await userEvent.click(timeOf(canvas, 'Tuesday, slot 1: Start'))
    await userEvent.keyboard('8{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.anything(), expect.objectContaining({ isValid: true }))
  },
}
export const Problems: Story = {
  args: {
    schedule: {
      mo: [{ start: '18:00', end: '09:00' }],
      tu: [
        { start: '09:00', end: '13:00' },
        { start: '12:00', end: '18:00' },
      ],
      we: [{ start: '9 am', end: '18:00' }],
      th: [{ start: '09:00', end: '09:00' }],
    },
    errorText: 'The schedule was not saved: correct the slots that are marked.',
  },
}

/** Slots of a day can overlap. A button joins the overlapping slots to one slot. */
export const Overlap: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    schedule: {
      mo: [
        { start: '12:00', end: '18:00' },
        { start: '09:00', end: '13:00' },
      ],
    },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('9 h a week')).toBeVisible()
    const [join] = canvas.getAllByRole('button', { name: 'Join the overlapping slots of Monday' })
    if (join) await userEvent.click(join)
    const data = { schedule: { mo: [{ start: '09:00', end: '18:00' }] }, isValid: true, change: 'slots-joined' }
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.anything(), data)
  },
}

export const CopyDay: Story = {
  tags: ['!dev', '!autodocs'],
  args: { schedule: { mo: [{ start: '10:00', end: '12:00' }] } },
  play: async ({ canvas, canvasElement, args }) => {
    const button = canvas.getByRole('button', { name: 'Copy to other days: Monday' })
    await userEvent.click(button)
    const dialog = within(
      await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Copy Monday to' }),
    )
    await waitFor(() => expect(dialog.getByRole('button', { name: 'All weekdays' })).toHaveFocus())
    await expect(dialog.getByRole('button', { name: 'Copy' })).toBeDisabled()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Sunday' }))
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Friday' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Copy' }))
    const copied = [{ start: '10:00', end: '12:00' }]
    const data = {
      schedule: { mo: copied, tu: copied, we: copied, th: copied, su: copied },
      isValid: true,
      change: 'day-copied',
    }
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.anything(), data)
    await waitFor(() => expect(button).toHaveFocus())
  },
}
export const CopyOpen: Story = {
  tags: ['!dev', '!autodocs'],
  args: { schedule: mixedHours },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy to other days: Monday' }))
    const dialog = within(
      await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Copy Monday to' }),
    )
    await userEvent.click(dialog.getByRole('button', { name: 'All weekdays' }))
    await waitFor(() => expect(dialog.getByRole('checkbox', { name: 'Thursday' })).toBeChecked())
  },
}

export const ManySlots: Story = {
  tags: ['!dev', '!autodocs'],
  args: { schedule: crowdedWeek(200) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('input[data-edge]')).toHaveLength(400)
    await expect(canvas.getByText(/200 slots/)).toBeVisible()
  },
}
export const Loading: Story = { args: { schedule: undefined } }
export const ReadOnly: Story = {
  args: { schedule: mixedHours, isReadOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('08:30–12:00, 13:00–17:30', { selector: 'li:first-child *' })).toBeVisible()
    await expect(canvas.queryByRole('spinbutton')).toBeNull()
    await expect(canvas.queryByRole('switch')).toBeNull()
  },
}
export const LongText: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    schedule: mixedHours,
    zoneText: 'Times in ComodRivadavia (UTC−3), where the recipients of this sequence are',
  },
  decorators: [(Story) => <div style={{ width: 480 }}>{Story()}</div>],
}
export const Dark: Story = { tags: ['!dev', '!autodocs'], ...Problems, globals: { theme: 'dark' } }
