import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, spyOn, userEvent, within } from 'storybook/test'
import { categories, incoming, longText, outgoing } from '../chat.fixtures.ts'
import { type ChatMessage } from '../chatMessage.ts'
import { MessageBubble, type MessageBubbleProps } from './MessageBubble.tsx'
import { MessageMenu, type OpenMessageMenu } from './MessageMenu.tsx'

const onCopy = fn()
const onCategoryChange = fn()

function WithMenu(props: MessageBubbleProps) {
  const [menu, setMenu] = useState<OpenMessageMenu>()
  return (
    <>
      <MessageBubble {...props} onOpenMenu={(_, data) => setMenu(data)} />
      {menu && (
        <MessageMenu
          menu={menu}
          categories={categories}
          onCopy={onCopy}
          onCategoryChange={onCategoryChange}
          onClose={() => setMenu(undefined)}
        />
      )}
    </>
  )
}

const meta = {
  title: 'Chat/MessageBubble',
  component: MessageBubble,
  args: { message: incoming, onResend: fn() },
  render: (args) => <WithMenu {...args} />,
  decorators: [(Story) => <div style={{ width: 720, maxWidth: '100%' }}>{Story()}</div>],
} satisfies Meta<typeof MessageBubble>
export default meta
type Story = StoryObj<typeof meta>

const bodyOf = (element: HTMLElement) => within(element.ownerDocument.body)

export const Incoming: Story = {
  play: async ({ canvas, canvasElement }) => {
    onCategoryChange.mockClear()
    const warn = spyOn(console, 'warn')
    const category = canvas.getByRole('button', { name: 'Category: Interested' })
    category.focus()
    await userEvent.keyboard('{Enter}')
    const menu = await bodyOf(canvasElement).findByRole('menu', { name: 'Message actions' })
    await expect(within(menu).getByRole('menuitemradio', { name: 'Interested' })).toBeChecked()
    await userEvent.click(within(menu).getByRole('menuitemradio', { name: 'Objection' }))
    await expect(onCategoryChange).toHaveBeenCalledWith(expect.anything(), { id: 101, categoryId: 'objection' })
    await expect(category).toHaveFocus()
    await expect(warn).not.toHaveBeenCalled()
    warn.mockRestore()
  },
}
export const Outgoing: Story = {
  args: { message: outgoing },
  play: async ({ canvas, canvasElement }) => {
    onCopy.mockClear()
    await expect(canvas.getByRole('link')).toHaveAttribute('href', 'https://example.com/agenda?for=okafor')
    await userEvent.click(canvas.getByRole('button', { name: 'Message actions' }))
    const menu = await bodyOf(canvasElement).findByRole('menu')
    await expect(within(menu).queryByRole('menuitemradio')).toBeNull()
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Copy text' }))
    await expect(onCopy).toHaveBeenCalledWith(expect.anything(), { id: 102, text: outgoing.text })
  },
}
export const Failed: Story = {
  args: {
    message: { ...outgoing, label: 'Sending', errorText: 'Not sent: 3 unsuccessful attempts', isResendable: true },
  },
  parameters: { rules: ['INBOX-46'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByText('Not sent')).toBeNull()
    await expect(canvas.queryByText('Sending')).toBeNull()
    await expect(canvas.getByText('Not sent: 3 unsuccessful attempts')).toBeVisible()
    canvas.getByRole('button', { name: 'Re-send this message' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onResend).toHaveBeenCalledWith(expect.anything(), { id: 102 })
  },
}

const sample = (id: number, message: Partial<ChatMessage>): ChatMessage => ({
  ...outgoing,
  text: 'Would Thursday suit you?',
  id,
  ...message,
})
const kinds: readonly ChatMessage[] = [
  sample(1, { kind: 'manual' }),
  sample(2, { kind: 'manual', label: 'Sending' }),
  sample(3, { kind: 'template', label: 'Template' }),
  sample(4, { kind: 'ai_template', label: 'Template' }),
  sample(5, { kind: 'ai', label: 'AI Template' }),
  sample(6, { kind: 'ai', label: 'AI Scheduled' }),
  sample(7, { kind: 'ai_fast', label: 'Fast Response' }),
  sample(8, { kind: 'followup', label: 'Follow Up' }),
  sample(9, { kind: 'call_reminder', label: 'Call Reminder', text: 'Looking forward to our call tomorrow at 10:00.' }),
  sample(10, { kind: 'manual', status: 'draft', text: 'A draft that the colleague has left' }),
  sample(11, { kind: 'manual', label: 'Scheduled', note: 'Sent. Updating the conversation.' }),
]
const errors: readonly ChatMessage[] = [
  sample(21, { errorText: 'Not sent: New messages appeared in this chat', isResendable: true }),
  sample(22, { errorText: 'Not sent: 3 unsuccessful attempts', isResendable: true }),
  sample(23, {
    errorText: 'too many messages today, blocked by the security algorithms; send manually or schedule for tomorrow',
    kind: 'followup',
    label: 'Follow Up',
  }),
  sample(24, { errorText: "can't send, the recipient is not connected or was deleted" }),
]
const asColumn = (messages: readonly ChatMessage[]): Partial<Story> => ({
  render: (args) => (
    <div style={{ display: 'flex', flexDirection: 'column', gap: 12 }}>
      {messages.map((message) => (
        <WithMenu key={message.id} {...args} message={message} />
      ))}
    </div>
  ),
})

/** Messages of each kind, a draft, and a message with a note. */
export const Kinds: Story = asColumn(kinds)
/** Messages with errors. */
export const Errors: Story = {
  ...asColumn(errors),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: 'Re-send this message' })).toHaveLength(2)
  },
}
export const Categories: Story = asColumn(
  categories.map(({ id, name }, index) =>
    sample(200 + index, { type: 'incoming', text: 'Yes.', categoryId: id, categoryName: name }),
  ),
)
export const Busy: Story = {
  args: {
    message: {
      ...outgoing,
      errorText: 'Not sent: New messages appeared in this chat',
      isResendable: true,
      isBusy: true,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Re-send this message' })).toBeDisabled()
  },
}
export const LongText: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    message: {
      ...incoming,
      text: longText,
      categoryName: 'Interested, but asks to be called back by a colleague next quarter',
    },
  },
}
export const Narrow: Story = {
  tags: ['!dev', '!autodocs'],
  args: { message: { ...outgoing, text: longText, label: 'Follow Up', kind: 'followup' } },
  decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>],
}
export const Empty: Story = {
  tags: ['!dev', '!autodocs'],
  args: { message: { ...incoming, text: '', categoryId: undefined } },
}
/** Without callbacks, a message has no buttons. */
export const ReadOnly: Story = { render: (args) => <MessageBubble message={args.message} /> }
export const Dark: Story = { tags: ['!dev', '!autodocs'], ...Errors, globals: { theme: 'dark' } }
