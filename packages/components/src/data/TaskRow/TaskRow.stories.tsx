import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TaskRow } from './TaskRow.tsx'

const meta = {
  title: 'Data/TaskRow',
  component: TaskRow,
  args: {
    label: 'Interested with no answer',
    processed: 14,
    total: 21,
    href: '#interested',
    waitingLabel: 'to answer',
  },
  decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>],
} satisfies Meta<typeof TaskRow>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { rules: ['DASH-33'] },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('link', { name: 'Interested with no answer 7 to answer 14 / 21' })
    await expect(row).toHaveAttribute('href', '#interested')
    await expect(canvas.getByText('7 to answer')).toBeVisible()
  },
}
export const Done: Story = {
  args: { processed: 21 },
  parameters: { rules: ['DASH-33'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Interested with no answer All done 21 / 21' })).toBeVisible()
  },
}
export const Zero: Story = {
  args: { processed: 0, total: 0 },
  parameters: { rules: ['DASH-33'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('All done')).toBeVisible()
  },
}
/** A backend may report more done items than existing items. */
export const MoreThanAll: Story = { tags: ['!dev', '!autodocs'], args: { processed: 22 } }
export const Huge: Story = { args: { processed: 1_234_567, total: 9_876_543_210 } }
export const WithoutLink: Story = {
  args: { href: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Interested with no answer' })).toHaveTextContent('14 / 21')
  },
}
export const LongText: Story = {
  tags: ['!dev', '!autodocs'],
  args: { label: 'Call statuses expired, with a label that is longer than its row has room for' },
}
export const Loading: Story = { args: { processed: undefined, total: undefined } }
export const Dark: Story = { tags: ['!dev', '!autodocs'], globals: { theme: 'dark' } }
