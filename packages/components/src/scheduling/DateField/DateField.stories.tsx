import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { DrawerShell, type DrawerShellProps } from '../../foundations/DrawerShell/DrawerShell.tsx'
import { DateField, type DateFieldProps } from './DateField.tsx'

function Kept(props: DateFieldProps) {
  const [value, setValue] = useState(props.value)
  return (
    <DateField
      {...props}
      value={value}
      onChange={(event, data) => {
        props.onChange(event, data)
        setValue(data.date)
      }}
    />
  )
}

const meta = {
  title: 'Scheduling/DateField',
  component: DateField,
  args: {
    label: 'Sequence Start Date',
    value: '2026-03-19',
    today: '2026-03-17',
    earliest: '2026-03-17',
    onChange: fn<DateFieldProps['onChange']>(),
  },
  render: (args) => <Kept {...args} />,
  decorators: [(Story) => <div style={{ width: 360, minHeight: 420 }}>{Story()}</div>],
} satisfies Meta<typeof DateField>
export default meta
type Story = StoryObj<typeof meta>

const bodyOf = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body)

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Sequence Start Date')).toHaveValue('Thu, Mar 19, 2026')
  },
}
/** Days before the earliest day can't be chosen. */
export const Open: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Choose a day/ }))
    const body = bodyOf(canvasElement)
    await waitFor(() => expect(body.getByRole('grid', { name: 'March 2026' })).toBeVisible())
    await expect(body.getByRole('button', { name: 'Monday, March 16, 2026' })).toBeDisabled()
    await userEvent.click(body.getByRole('button', { name: 'Friday, March 20, 2026' }))
    await expect(args.onChange).toHaveBeenCalledWith(expect.anything(), { date: '2026-03-20' })
    await waitFor(() => expect(canvas.getByRole('button', { name: /Choose a day/ })).toHaveFocus())
  },
}
/** The field shows the typed text until it loses the focus. Then it formats a valid day, and keeps any other text. */
export const Typed: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { rules: ['SHELL-121'] },
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('Sequence Start Date')
    await userEvent.clear(field)
    await userEvent.type(field, 'mar 20')
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.anything(), { date: '2026-03-20' })
    await expect(field).toHaveValue('mar 20')
    await userEvent.tab()
    await expect(field).toHaveValue('Fri, Mar 20, 2026')
    await userEvent.clear(field)
    await userEvent.type(field, 'soon')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.anything(), { date: '' })
    await expect(field).toHaveValue('soon')
  },
}
/** The down arrow opens the calendar, arrow and page keys move to another day, and Enter chooses the day. */
export const KeyboardPath: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement, args }) => {
    const field = canvas.getByLabelText('Sequence Start Date')
    field.focus()
    await userEvent.keyboard('{ArrowDown}')
    const body = bodyOf(canvasElement)
    const day = (name: string) => waitFor(() => expect(body.getByRole('button', { name })).toHaveFocus())
    await waitFor(() => expect(body.getByRole('grid', { name: 'March 2026' })).toBeVisible())
    body.getByRole('button', { name: 'Thursday, March 19, 2026' }).focus()
    await userEvent.keyboard('{PageDown}{ArrowDown}')
    await day('Sunday, April 26, 2026')
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.anything(), { date: '2026-04-26' })
    await waitFor(() => expect(field).toHaveValue('Sun, Apr 26, 2026'))
  },
}
export const EscapeChangesNothing: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement, args }) => {
    const trigger = canvas.getByRole('button', { name: /Choose a day/ })
    await userEvent.click(trigger)
    const body = bodyOf(canvasElement)
    await waitFor(() => expect(body.getByRole('grid', { name: 'March 2026' })).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(trigger).toHaveFocus())
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
const closed = fn<DrawerShellProps['onClose']>()
/** Escape closes the calendar, but not the drawer that contains the field. */
export const InADrawer: Story = {
  render: (args) => (
    <DrawerShell isOpen title="Settings" onClose={closed}>
      <Kept {...args} />
    </DrawerShell>
  ),
  play: async ({ canvasElement, args }) => {
    const body = bodyOf(canvasElement)
    const drawer = await body.findByRole('dialog', { name: /Settings/ })
    await waitFor(() => expect(drawer).toBeVisible())
    await userEvent.click(within(drawer).getByRole('button', { name: /Choose a day/ }))
    await waitFor(() => expect(body.getByRole('grid', { name: 'March 2026' })).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(body.queryByRole('grid')).toBeNull())
    await expect(closed).not.toHaveBeenCalled()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const Empty: Story = {
  args: { value: '', isRequired: true },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Choose a day/ }))
    const body = bodyOf(canvasElement)
    await waitFor(() => expect(body.getByRole('button', { name: 'Tuesday, March 17, 2026' })).toBeVisible())
    await expect(body.queryByRole('gridcell', { selected: true })).toBeNull()
  },
}
export const Failed: Story = {
  args: { value: '2026-03-02', errorText: 'Choose today or a later day', isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Sequence Start Date/)).toBeInvalid()
  },
}
export const Dark: Story = { tags: ['!dev', '!autodocs'], args: { value: '2026-03-19' }, globals: { theme: 'dark' } }
