import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { longText, now, scheduled } from '../chat.fixtures.ts'
import { ScheduledMessage, type ScheduledMessageProps } from './ScheduledMessage.tsx'

function Editable(props: ScheduledMessageProps) {
  const [isEditing, setIsEditing] = useState(props.isEditing ?? false)
  return (
    <ScheduledMessage {...props} isEditing={isEditing} onEditingChange={(_, data) => setIsEditing(data.isEditing)} />
  )
}

const meta = {
  title: 'Chat/ScheduledMessage',
  component: ScheduledMessage,
  args: {
    message: scheduled,
    now,
    onSave: fn(async (): Promise<string | undefined> => undefined),
    onDelete: fn(),
    onResend: fn(),
    onSendNow: fn(),
  },
  render: (args) => <Editable {...args} />,
  decorators: [(Story) => <div style={{ width: 720, maxWidth: '100%' }}>{Story()}</div>],
} satisfies Meta<typeof ScheduledMessage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Sends Wednesday, March 18, 09:00')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    await expect(args.onDelete).toHaveBeenCalledWith(expect.anything(), { id: 103 })
    await userEvent.click(canvas.getByRole('button', { name: 'Send now' }))
    await expect(args.onSendNow).toHaveBeenCalledWith(expect.anything(), { id: 103 })
  },
}
/** Edit, change text and time, save: all by keyboard. */
export const KeyboardPath: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Edit' }).focus()
    await userEvent.keyboard('{Enter}')
    const field = await canvas.findByRole('textbox', { name: 'Message text' })
    await waitFor(() => expect(field).toHaveFocus())
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled()
    await userEvent.clear(field)
    await userEvent.keyboard('See you tomorrow!')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByLabelText('Time')).toHaveValue('15:05')
    canvas.getByRole('button', { name: 'Save' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSave).toHaveBeenCalledWith({
      id: 103,
      text: 'See you tomorrow!',
      date: '2026-03-17',
      time: '15:05',
    })
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit' })).toHaveFocus())
  },
}
export const Editing: Story = {
  args: { isEditing: true },
  play: async ({ canvas, args }) => {
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Message text' }),
      ' And something that is not kept{Escape}',
    )
    await expect(args.onSave).not.toHaveBeenCalled()
    await expect(canvas.getByText(scheduled.text)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }))
    await expect(canvas.getByRole('textbox', { name: 'Message text' })).toHaveValue(scheduled.text)
  },
}
/** What could not be saved stays in the editor, with the reason; Save tries it again. */
export const NotSaved: Story = {
  args: { isEditing: true, onSave: fn(async () => 'The server could not be reached.') },
  parameters: { rules: ['INBOX-57'] },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Message text' })
    await userEvent.clear(field)
    await userEvent.type(field, 'See you tomorrow!')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('The server could not be reached.')).toBeVisible()
    await expect(field).toHaveValue('See you tomorrow!')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(args.onSave).toHaveBeenCalledTimes(2)
  },
}
export const Delayed: Story = {
  args: {
    message: {
      ...scheduled,
      day: '2026-03-17',
      time: '13:40',
      kind: 'followup',
      label: 'Follow Up',
      note: 'delayed due to higher-priority tasks',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('delayed due to higher-priority tasks')).toBeVisible()
  },
}
export const Failed: Story = {
  args: {
    message: {
      ...scheduled,
      label: 'Follow Up',
      note: 'delayed due to higher-priority tasks',
      errorText: 'Not sent: New messages appeared in this chat',
      isResendable: true,
    },
  },
  parameters: { rules: ['INBOX-46'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Not sent')).toBeVisible()
    const colorOf = (text: string) => getComputedStyle(canvas.getByText(text)).color
    await expect(colorOf('Not sent')).toBe(colorOf('Not sent: New messages appeared in this chat'))
    await expect(canvas.getByText('Not sent: New messages appeared in this chat')).toBeVisible()
    for (const text of [/^Sends/, 'Follow Up', /^delayed/]) await expect(canvas.queryByText(text)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Re-send this message' }))
    await expect(args.onResend).toHaveBeenCalledWith(expect.anything(), { id: 103 })
  },
}
export const Busy: Story = { args: { message: { ...scheduled, isBusy: true } } }
export const ReadOnly: Story = { render: ({ message }) => <ScheduledMessage message={message} now={now} /> }
export const LongText: Story = {
  args: { message: { ...scheduled, text: longText, note: 'delayed due to higher-priority tasks' } },
}
export const Narrow: Story = { decorators: [(Story) => <div style={{ width: 300 }}>{Story()}</div>] }
export const Dark: Story = { ...Delayed, globals: { theme: 'dark' } }
export const DarkEditing: Story = { args: { isEditing: true }, globals: { theme: 'dark' } }
/** A message that the server does not have: it is sent again or deleted, not edited. */
export const NotConfirmed: Story = {
  args: {
    message: { ...scheduled, isLocal: true, errorText: 'The server could not be reached.', isResendable: true },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Re-send this message' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Edit' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Send now' })).toBeNull()
  },
}
/** INBOX-17: a text that is too long cannot be saved. */
export const TooLong: Story = {
  args: { isEditing: true, message: { ...scheduled, text: 'x'.repeat(8000) } },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Message text' })
    await userEvent.type(field, 'y', { initialSelectionStart: 8000 })
    await expect(canvas.getByText('Too long to send: 8,001 / 8,000')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled()
  },
}
