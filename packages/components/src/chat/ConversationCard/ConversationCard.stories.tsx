import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { answered } from './ConversationCard.fixtures.ts'
import { ConversationCard, type ConversationCardProps } from './ConversationCard.tsx'

const meta = {
  title: 'Chat/ConversationCard',
  component: ConversationCard,
  args: {
    conversation: answered,
    // The link must not navigate away from the story.
    onClick: fn<NonNullable<ConversationCardProps['onClick']>>((event) => event.preventDefault()),
  },
  decorators: [(Story) => <div style={{ width: 360 }}>{Story()}</div>],
} satisfies Meta<typeof ConversationCard>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { rules: ['SHELL-22'] },
  play: async ({ canvas, args }) => {
    const card = canvas.getByRole('link', {
      name: /Daniel Okafor.*09:41.*Interested.*via Maya · Northwind Analytics.*3 unread/,
    })
    await expect(canvas.getByTitle('Maya Lindqvist · Northwind Analytics')).toBeVisible()
    await expect(card).toHaveAttribute('href', '/messages/conversation/7?hasIncoming=true')
    card.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledWith(expect.anything(), { id: 7 })
  },
}
export const Read: Story = { args: { conversation: { ...answered, unreadCount: 0 } } }
export const Selected: Story = { args: { isSelected: true } }
export const WithoutSender: Story = {
  args: { conversation: { ...answered, senderName: undefined, clientName: undefined } },
}
export const WithoutText: Story = {
  parameters: { rules: ['SHELL-22'] },
  args: { conversation: { ...answered, lastMessage: '  ', unreadCount: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('-')).toBeVisible()
  },
}
export const LongText: Story = {
  args: {
    conversation: {
      ...answered,
      recipientName: 'Maximilian Wolfeschlegelsteinhausenbergerdorff-Hohenlohe',
      categoryName: 'Interested, but asks to be called back by a colleague next quarter',
      lastMessage: 'https://example.com/'.concat('a-path-without-any-break-'.repeat(20)),
      timeLabel: 'September 30, 2025',
      unreadCount: 250,
      clientName: 'Northwind Analytics and Partners International Consulting',
    },
  },
}
export const Dark: Story = { tags: ['!dev', '!autodocs'], globals: { theme: 'dark' } }
