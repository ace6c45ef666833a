import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, mocked, screen, userEvent, waitFor } from 'storybook/test'
import { longText, now, scheduled } from '../chat.fixtures.ts'
import { caretTo, loadedField, typeAtOnce } from '../../sequences/variables/chipTyping.fixtures.ts'
import { variables } from '../../sequences/variables/variables.fixtures.ts'
import { type EditLeaving } from './ScheduledEditor.tsx'
import { ScheduledMessage, type ScheduledMessageProps } from './ScheduledMessage.tsx'

function Editable(props: ScheduledMessageProps) {
  const [isEditing, setIsEditing] = useState(props.isEditing ?? false)
  return (
    <ScheduledMessage {...props} isEditing={isEditing} onEditingChange={(_, data) => setIsEditing(data.isEditing)} />
  )
}

function ReadAgain(props: ScheduledMessageProps) {
  const [message, setMessage] = useState(props.message)
  return (
    <>
      <Editable {...props} message={message} />
      <button type="button" onClick={() => setMessage({ ...message, text: `${message.text} See you!` })}>
        Read again
      </button>
    </>
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
    await expect(canvas.getByText('Sends Wed, Mar 18, 09:00')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    await expect(args.onDelete).toHaveBeenCalledWith(expect.anything(), { id: 103 })
    await userEvent.click(canvas.getByRole('button', { name: 'Send now' }))
    await expect(args.onSendNow).toHaveBeenCalledWith(expect.anything(), { id: 103 })
  },
}
/** The user edits and saves by keyboard. */
export const KeyboardPath: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Edit' }).focus()
    await userEvent.keyboard('{Enter}')
    const field = await loadedField(canvas, 'Message text')
    await waitFor(() => expect(field).toHaveFocus())
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled()
    caretTo(field, 'end')
    await typeAtOnce(' See you!')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Save' })).toBeEnabled())
    canvas.getByRole('button', { name: 'In 1 hour' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByLabelText('Time')).toHaveValue('15:05')
    canvas.getByRole('button', { name: 'Save' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSave).toHaveBeenCalledWith({
      id: 103,
      text: `${scheduled.text} See you!`,
      date: '2026-03-17',
      time: '15:05',
    })
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit' })).toHaveFocus())
  },
}
export const Editing: Story = {
  args: { isEditing: true, leaving: { renderGuard: () => 'Not saved', ask: fn<EditLeaving['ask']>() } },
  parameters: { rules: ['SHELL-39', 'SHELL-67'] },
  play: async ({ canvas, args }) => {
    const field = await loadedField(canvas, 'Message text')
    const rightEdge = (name: string) => canvas.getByRole('button', { name }).getBoundingClientRect().right
    await expect(rightEdge('Cancel')).toBeLessThan(rightEdge('Save'))
    caretTo(field, 'end')
    await expect(canvas.queryByText('Not saved')).toBeNull()
    await typeAtOnce(' And something that is not kept')
    await expect(await canvas.findByText('Not saved')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(field).toHaveTextContent('And something that is not kept')
    const ask = mocked(args.leaving?.ask)
    await expect(ask).toHaveBeenCalledTimes(2)
    const [leave] = ask?.mock.lastCall ?? []
    leave?.()
    await expect(args.onSave).not.toHaveBeenCalled()
    await expect(await canvas.findByText(scheduled.text)).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(await loadedField(canvas, 'Message text')).toHaveTextContent(scheduled.text)
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('button', { name: 'Edit' })).toBeVisible()
  },
}
/** After a failed save, the edit and the reason stay visible. */
export const NotSaved: Story = {
  tags: ['!dev', '!autodocs'],
  args: { isEditing: true, onSave: fn(async () => 'The server could not be reached.') },
  parameters: { rules: ['INBOX-57'] },
  play: async ({ canvas, args }) => {
    const field = await loadedField(canvas, 'Message text')
    caretTo(field, 'end')
    await typeAtOnce(' See you!')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Save' })).toBeEnabled())
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('The server could not be reached.')).toBeVisible()
    await expect(field).toHaveTextContent(`${scheduled.text} See you!`)
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(args.onSave).toHaveBeenCalledTimes(2)
  },
}
/** The response to a save is lost. When the message is read again and contains the edit, the editor closes. */
export const SavedAfterAll: Story = {
  tags: ['!dev', '!autodocs'],
  ...NotSaved,
  render: (args) => <ReadAgain {...args} />,
  play: async ({ canvas, args }) => {
    const field = await loadedField(canvas, 'Message text')
    caretTo(field, 'end')
    await typeAtOnce(' See you!')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('The server could not be reached.')).toBeVisible()
    await expect(args.onSave).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Read again' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit' })).toBeVisible())
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
      errorText: "can't send, the recipient is not connected or was deleted",
      isResendable: true,
    },
  },
  parameters: { rules: ['INBOX-46'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Not sent')).toBeVisible()
    const colorOf = (text: string) => getComputedStyle(canvas.getByText(text)).color
    await expect(colorOf('Not sent')).toBe(colorOf("can't send, the recipient is not connected or was deleted"))
    for (const text of [/^Sends/, 'Follow Up', /^delayed/]) await expect(canvas.queryByText(text)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Re-send this message' }))
    await expect(args.onResend).toHaveBeenCalledWith(expect.anything(), { id: 103 })
  },
}
export const Busy: Story = { args: { message: { ...scheduled, isBusy: true } } }
export const ReadOnly: Story = { render: ({ message }) => <ScheduledMessage message={message} now={now} /> }
export const LongText: Story = {
  tags: ['!dev', '!autodocs'],
  args: { message: { ...scheduled, text: longText, note: 'delayed due to higher-priority tasks' } },
}
export const Narrow: Story = {
  tags: ['!dev', '!autodocs'],
  decorators: [(Story) => <div style={{ width: 300 }}>{Story()}</div>],
}
export const Dark: Story = { tags: ['!dev', '!autodocs'], ...Delayed, globals: { theme: 'dark' } }
export const DarkEditing: Story = {
  tags: ['!dev', '!autodocs'],
  args: { isEditing: true },
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await loadedField(canvas, 'Message text')).toHaveTextContent(scheduled.text)
  },
}
/** A message that has not reached the server cannot be edited. */
export const NotConfirmed: Story = {
  args: {
    message: { ...scheduled, isLocal: true, errorText: 'The server could not be reached.', isResendable: true },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Re-send this message' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Edit' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Send now' })).toBeNull()
  },
}
/** INBOX-17: a text that is too long cannot be saved. */
export const TooLong: Story = {
  tags: ['!dev', '!autodocs'],
  args: { isEditing: true, message: { ...scheduled, text: 'x'.repeat(8000) } },
  play: async ({ canvas }) => {
    const field = await loadedField(canvas, 'Message text')
    await expect(canvas.getByText('8,000 / 8,000')).toBeVisible()
    caretTo(field, 'end')
    await typeAtOnce('y')
    await expect(await canvas.findByText('Too long to send')).toBeVisible()
    await expect(canvas.getByText('8,001 / 8,000')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled()
  },
}
/** Variables show as chips, and can be inserted. */
export const WithVariables: Story = {
  args: { isEditing: true, variables, message: { ...scheduled, text: 'Hi %first_name%' } },
  parameters: { rules: ['INBOX-68'] },
  play: async ({ canvas, args }) => {
    const field = await loadedField(canvas, 'Message text')
    await expect(field.querySelector('[data-variable]')).toHaveTextContent('First name')
    await userEvent.click(canvas.getByRole('button', { name: 'Insert a variable' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Company' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Save' })).toBeEnabled())
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({
        text: expect.stringContaining('%company%'),
        date: scheduled.day,
        time: scheduled.time,
      }),
    )
  },
}
