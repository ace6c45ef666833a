import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { GrowthBadge } from './GrowthBadge.tsx'

const meta = { title: 'Charts/GrowthBadge', component: GrowthBadge, args: { percent: 12.5 } } satisfies Meta<
  typeof GrowthBadge
>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12.50 %')).toBeVisible()
    await expect(canvas.getByText('up 12.50 %')).toBeInTheDocument()
  },
}
export const Falling: Story = { args: { percent: -8.25 } }
export const Zero: Story = { args: { percent: 0 } }
export const Huge: Story = { args: { percent: 125_000 } }
export const Dark: Story = { args: { percent: -8.25 }, globals: { theme: 'dark' } }
