import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ShareBar } from './ShareBar.tsx'

const meta = {
  title: 'Data/ShareBar',
  component: ShareBar,
  args: {
    label: '41 of 50 recipients done',
    total: 50,
    shares: [
      { id: 'imported', tone: 'success', count: 30 },
      { id: 'conflict', tone: 'warning', count: 8 },
      { id: 'failed', tone: 'danger', count: 3 },
    ],
  },
  decorators: [(Story) => <div style={{ maxWidth: 640 }}>{Story()}</div>],
} satisfies Meta<typeof ShareBar>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: '41 of 50 recipients done' })
    await expect(bar).toHaveAttribute('aria-valuenow', '41')
    await expect(bar.children).toHaveLength(3)
  },
}
/** The part of the bar for 3 of 50,000 recipients is wide enough to be visible. */
export const SmallShare: Story = {
  args: {
    total: 50_000,
    shares: [
      { id: 'imported', tone: 'success', count: 49_997 },
      { id: 'failed', tone: 'danger', count: 3 },
    ],
  },
  play: async ({ canvas }) => {
    const failed = canvas.getByRole('progressbar').lastElementChild
    await expect(failed?.getBoundingClientRect().width).toBeGreaterThanOrEqual(4)
  },
}
export const Empty: Story = { args: { shares: [], label: 'Opening the import' } }
export const Dark: Story = { tags: ['!dev', '!autodocs'], globals: { theme: 'dark' } }
