import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CreditsBar } from './CreditsBar.tsx'

const meta = {
  title: 'Tandem/CreditsBar',
  component: CreditsBar,
  args: { used: 128, total: 500 },
  decorators: [(Story) => <div style={{ width: 240 }}>{Story()}</div>],
} satisfies Meta<typeof CreditsBar>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('128 / 500')).toBeVisible()
    await expect(canvas.getByRole('progressbar', { name: 'AI Credits' })).toHaveAttribute('aria-valuenow', '0.256')
  },
}
export const NearlyUsedUp: Story = { args: { used: 460 } }
export const Exhausted: Story = { args: { used: 500 } }
export const OverTheTotal: Story = { args: { used: 612 } }
export const Loading: Story = { args: { used: undefined, total: undefined } }
export const Empty: Story = { args: { used: 0, total: 0 } }
export const HugeNumbers: Story = { tags: ['!dev', '!autodocs'], args: { used: 123_456_789, total: 9_876_543_210 } }
export const Dark: Story = { tags: ['!dev', '!autodocs'], globals: { theme: 'dark' } }
