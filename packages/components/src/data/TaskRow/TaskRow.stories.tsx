import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TaskRow } from './TaskRow.tsx'

const meta = {
  title: 'Data/TaskRow',
  component: TaskRow,
  args: {
    label: 'Interested with no answer',
    waiting: 7,
    detail: '14 / 21 done',
    href: '#interested',
  },
  decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>],
} satisfies Meta<typeof TaskRow>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { rules: ['DASH-33'] },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('link', { name: 'Interested with no answer 14 / 21 done 7' })
    await expect(row).toHaveAttribute('href', '#interested')
  },
}
export const Done: Story = {
  args: { waiting: 0, detail: '21 / 21 done' },
  parameters: { rules: ['DASH-33'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Interested with no answer 21 / 21 done All done' })).toBeVisible()
  },
}
export const WithoutDetail: Story = { args: { label: 'Failed messages', detail: '' } }
export const Huge: Story = { args: { waiting: 9_875_308_643, detail: '1,234,567 / 9,876,543,210 done' } }
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
export const Loading: Story = { args: { waiting: undefined, detail: undefined } }
export const Dark: Story = { tags: ['!dev', '!autodocs'], globals: { theme: 'dark' } }
