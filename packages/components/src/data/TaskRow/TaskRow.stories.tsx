import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TaskRow } from './TaskRow.tsx'

const meta = {
  title: 'Data/TaskRow',
  component: TaskRow,
  args: { label: 'Interested with no answer', processed: 14, total: 21, href: '#interested' },
  decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>],
} satisfies Meta<typeof TaskRow>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Interested with no answer' })).toHaveTextContent('14 / 21')
    await expect(canvas.getByRole('link', { name: 'Interested with no answer' })).toHaveAttribute('href', '#interested')
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuemax', '1')
  },
}
export const Done: Story = { args: { processed: 21 } }
export const Zero: Story = { args: { processed: 0, total: 0 } }
export const Huge: Story = { args: { processed: 1_234_567, total: 9_876_543_210 } }
export const PlainLabel: Story = { args: { href: undefined } }
export const LongText: Story = {
  args: { label: 'Call statuses expired, with a label that is longer than its row has room for' },
}
export const Loading: Story = { args: { processed: undefined, total: undefined } }
export const Dark: Story = { globals: { theme: 'dark' } }
