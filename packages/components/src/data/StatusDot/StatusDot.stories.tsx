import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StatusDot } from './StatusDot.tsx'

const meta = {
  title: 'Data/StatusDot',
  component: StatusDot,
  args: { tone: 'success', label: 'Active' },
} satisfies Meta<typeof StatusDot>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Active')).toBeVisible()
  },
}
export const Danger: Story = { args: { tone: 'danger', label: 'Disabled' } }
export const Warning: Story = { args: { tone: 'warning', label: 'Disconnected' } }
export const Neutral: Story = { args: { tone: 'neutral', label: 'Archived' } }
export const LongText: Story = {
  args: { label: 'Waiting for the profile to be connected again by its owner' },
  decorators: [(Story) => <div style={{ width: 160 }}>{Story()}</div>],
}
export const Dark: Story = { tags: ['!dev', '!autodocs'], globals: { theme: 'dark' } }
