import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { answered, conversations } from '../../chat/ConversationCard/ConversationCard.fixtures.ts'
import { NotificationBell, type NotificationBellProps } from './NotificationBell.tsx'

const meta = {
  title: 'Foundations/NotificationBell',
  component: NotificationBell,
  args: {
    conversations,
    emptyText: 'You are up to date! We will keep you posted about notifications.',
    onSelect: fn<NonNullable<NotificationBellProps['onSelect']>>((event) => event.preventDefault()),
    onOpenChange: fn<NonNullable<NotificationBellProps['onOpenChange']>>(),
  },
  decorators: [
    (Story) => (
      <div
        style={{ display: 'flex', alignItems: 'flex-start', justifyContent: 'flex-end', width: 440, minHeight: 480 }}
      >
        {Story()}
      </div>
    ),
  ],
} satisfies Meta<typeof NotificationBell>
export default meta
type Story = StoryObj<typeof meta>

const bodyOf = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body)
const shownIn = (canvasElement: HTMLElement) =>
  waitFor(() => expect(bodyOf(canvasElement).getByRole('dialog', { name: 'Notifications' })).toBeVisible())

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Notifications, 3 unread' })).toBeVisible()
  },
}
export const AtLeast: Story = {
  parameters: { rules: ['SHELL-17'] },
  args: { hasMore: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Notifications, 3+ unread' })).toBeVisible()
  },
}
export const Open: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Notifications/ }))
    await shownIn(canvasElement)
    await expect(bodyOf(canvasElement).getAllByRole('listitem')).toHaveLength(3)
  },
}

/** Enter opens the dropdown and focuses the first card. */
export const KeyboardPath: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement, args }) => {
    const bell = canvas.getByRole('button', { name: /Notifications/ })
    bell.focus()
    await userEvent.keyboard('{Enter}')
    const body = bodyOf(canvasElement)
    const first = await body.findByRole('link', { name: /Daniel Okafor/ })
    await waitFor(() => expect(first).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(bell).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(body.getByRole('link', { name: /Daniel Okafor/ })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onSelect).toHaveBeenCalledWith(expect.anything(), { id: 7 })
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull())
    await expect(args.onOpenChange).toHaveBeenLastCalledWith({ isOpen: false })
    await expect(args.onOpenChange).toHaveBeenCalledTimes(4)
  },
}
export const Empty: Story = {
  args: { conversations: [] },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications' }))
    await waitFor(() => expect(bodyOf(canvasElement).getByText(/You are up to date!/)).toBeVisible())
  },
}
export const Loading: Story = {
  args: { conversations: undefined },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications' }))
    await shownIn(canvasElement)
    await expect(bodyOf(canvasElement).getByLabelText('Loading Notifications')).toBeInTheDocument()
  },
}
export const Failed: Story = {
  args: {
    conversations: undefined,
    error: 'The server could not be reached. Check your connection and try again.',
    onRetry: fn<NonNullable<NotificationBellProps['onRetry']>>(),
  },
  parameters: { rules: ['SHELL-58'] },
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications' }))
    await shownIn(canvasElement)
    const body = bodyOf(canvasElement)
    await expect(body.getByRole('alert')).toHaveTextContent('The server could not be reached.')
    await expect(body.queryByLabelText('Loading Notifications')).toBeNull()
    await userEvent.click(body.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const Many: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    conversations: Array.from({ length: 120 }, (_, index) => ({
      ...answered,
      id: index,
      recipientName: `Recipient ${index + 1}`,
    })),
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications, 99+ unread' }))
    await shownIn(canvasElement)
    await expect(bodyOf(canvasElement).getByText('Recipient 120')).toBeInTheDocument()
  },
}
/** Below the cards, the link 'Open inbox' opens the inbox and closes the dropdown. */
export const WithInbox: Story = {
  args: { inboxHref: '#inbox' },
  parameters: { rules: ['SHELL-66'] },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Notifications/ }))
    await shownIn(canvasElement)
    const body = bodyOf(canvasElement)
    const inbox = body.getByRole('link', { name: 'Open inbox' })
    await expect(inbox).toHaveAttribute('href', '#inbox')
    await userEvent.click(inbox)
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull())
  },
}
export const Dark: Story = { tags: ['!dev', '!autodocs'], ...Open, globals: { theme: 'dark' } }
