import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { now } from '../chat.fixtures.ts'
import { SendTimePicker, type SendTimePickerProps } from './SendTimePicker.tsx'

function Chosen(props: SendTimePickerProps) {
  const [value, setValue] = useState(props.value)
  return (
    <SendTimePicker
      {...props}
      value={value}
      onChange={(event, data) => {
        props.onChange(event, data)
        setValue(data)
      }}
    />
  )
}

const meta = {
  title: 'Chat/SendTimePicker',
  component: SendTimePicker,
  args: { value: { date: '2026-03-18', time: '09:00' }, now, onChange: fn() },
  render: (args) => <Chosen {...args} />,
  decorators: [(Story) => <div style={{ width: 360, maxWidth: '100%' }}>{Story()}</div>],
} satisfies Meta<typeof SendTimePicker>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Tomorrow' })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.anything(), { date: '2026-03-17', time: '15:05' })
    const time = canvas.getByRole('textbox', { name: 'Time' })
    await userEvent.clear(time)
    await userEvent.type(time, '1620')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.anything(), { date: '2026-03-17', time: '16:20' })
    await expect(canvas.queryByText('Choose a time that is still to come.')).toBeNull()
  },
}
export const Empty: Story = { args: { value: { date: '', time: '' } } }
export const Passed: Story = {
  args: { value: { date: '2026-03-17', time: '14:05' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Choose a time that is still to come.')).toBeVisible()
  },
}
/** The error for a wrong time shows only after the field has lost the focus. */
export const Impossible: Story = {
  parameters: { rules: ['INBOX-74'] },
  play: async ({ canvas }) => {
    const time = canvas.getByRole('textbox', { name: 'Time' })
    await userEvent.clear(time)
    await userEvent.type(time, '99:00')
    await expect(canvas.queryByText('Enter a time from 00:00 to 23:59.')).toBeNull()
    await userEvent.tab()
    await expect(await canvas.findByText('Enter a time from 00:00 to 23:59.')).toBeVisible()
    await expect(time).toBeInvalid()
  },
}
export const Narrow: Story = { decorators: [(Story) => <div style={{ width: 240 }}>{Story()}</div>] }
export const Dark: Story = { tags: ['!dev', '!autodocs'], ...Passed, globals: { theme: 'dark' } }
