import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { longMessage, variables } from '../variables/variables.fixtures.ts'
import { ChatPreview, type ChatPreviewProps, type PreviewMessage } from './ChatPreview.tsx'

const messages: readonly PreviewMessage[] = [
  { id: '1', type: 'outgoing', author: 'Message 1', text: 'Hi Daniel, how does Northwind keep up with its answers?' },
  { id: '2', type: 'incoming', text: 'Not well, to be honest. What do you do about it?' },
  {
    id: '3',
    type: 'outgoing',
    author: 'AI Response 1',
    text: 'Glad you ask! We answer within minutes and book the call for you.\n\nWould Thursday at 10:00 suit you?',
  },
  { id: '4', type: 'incoming', text: 'Thursday is fine.' },
  { id: '5', type: 'outgoing', author: 'AI Response 2', text: 'Perfect, you will get an invitation right away.' },
]

const meta = {
  title: 'Sequences/ChatPreview',
  component: ChatPreview,
  args: { messages, variables, onRegenerate: fn<NonNullable<ChatPreviewProps['onRegenerate']>>() },
  decorators: [(Story) => <div style={{ width: 560, maxWidth: '100%' }}>{Story()}</div>],
  parameters: { docs: { description: { component: "**Keyboard**: Tab reaches 'Regenerate', Enter presses it." } } },
} satisfies Meta<typeof ChatPreview>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRegenerate).toHaveBeenCalledOnce()
  },
}
export const Empty: Story = {
  args: { messages: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No Messages' })).toBeVisible()
  },
}
export const Loading: Story = { args: { messages: undefined, isLoading: true } }
/** While the AI writes, the current preview stays visible. */
export const Regenerating: Story = {
  args: { isLoading: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Regenerate' }))
    await expect(args.onRegenerate).not.toHaveBeenCalled()
    await expect(canvas.getByRole('status')).toHaveTextContent('The AI is writing the preview…')
  },
}
export const Failed: Story = {
  args: { messages: undefined, errorText: 'The AI could not write a preview. Try again.' },
}
export const FailedAgain: Story = {
  tags: ['!dev', '!autodocs'],
  args: { errorText: 'The AI could not write a preview. Try again.' },
}
export const WithVariables: Story = {
  args: { messages: [{ id: '1', type: 'outgoing', text: 'Hi %first_name%, how is %company%?' }] },
}
export const LongText: Story = {
  args: { messages: messages.map((message) => Object.assign({}, message, { text: `${message.text} ${longMessage}` })) },
}
export const Dark: Story = { tags: ['!dev', '!autodocs'], globals: { theme: 'dark' } }
