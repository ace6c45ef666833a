import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { GrowthBadge } from './GrowthBadge.tsx'

const meta = {
  title: 'Charts/GrowthBadge',
  component: GrowthBadge,
  args: { percent: 48.73, baseline: 'vs. previous 8 days' },
} satisfies Meta<typeof GrowthBadge>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('+49% vs. previous 8 days')
  },
}
export const WithoutBaseline: Story = { args: { baseline: undefined } }
export const Falling: Story = { args: { percent: -8.25 } }
export const Zero: Story = {
  args: { percent: 0 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('No change vs. previous 8 days')
  },
}
export const Huge: Story = { tags: ['!dev', '!autodocs'], args: { percent: 125_000 } }
export const LongText: Story = {
  args: { baseline: 'against a range of days whose name is much longer than the card has room for' },
  decorators: [(Story) => <div style={{ width: 240, display: 'flex' }}>{Story()}</div>],
}
export const Dark: Story = { tags: ['!dev', '!autodocs'], args: { percent: -8.25 }, globals: { theme: 'dark' } }
/** In a narrow tile, the words wrap. */
export const Narrow: Story = {
  decorators: [(Story) => <div style={{ width: 140, display: 'flex' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = canvas.getByText(/vs. previous/)
    await expect(scrollWidth).toBe(clientWidth)
  },
}
