import { Button } from '@fluentui/react-components'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Notice } from './Notice.tsx'

const meta = {
  title: 'Foundations/Notice',
  component: Notice,
  args: { intent: 'info', children: 'The sequence is paused: nothing is sent.' },
} satisfies Meta<typeof Notice>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Warning: Story = {
  args: { intent: 'warning', title: 'Your browser blocked the window.', children: 'Open it by hand.' },
}
export const ErrorWithRetry: Story = {
  args: { intent: 'error', role: 'alert', actions: <Button>Retry</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toContainElement(canvas.getByRole('button', { name: 'Retry' }))
  },
}
export const OneLine: Story = { args: { layout: 'auto', actions: <Button>Show these days</Button> } }
export const LongText: Story = {
  args: {
    intent: 'warning',
    title: 'A title with so many words that it needs more than one line. '.repeat(3),
    children: 'A text that needs several lines. '.repeat(20),
    actions: <Button>Retry</Button>,
  },
}
export const Dark: Story = { tags: ['!dev', '!autodocs'], ...LongText, globals: { theme: 'dark' } }
