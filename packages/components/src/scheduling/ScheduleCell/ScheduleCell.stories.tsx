import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ScheduleCell } from './ScheduleCell.tsx'

const working = [{ start: '09:00', end: '18:00' }]

const meta = {
  title: 'Scheduling/ScheduleCell',
  component: ScheduleCell,
  args: { schedule: { mo: working, tu: working, we: working, th: working, fr: working } },
} satisfies Meta<typeof ScheduleCell>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName('Mo-Fr 09:00-18:00, Sa-Su inactive')
  },
}
export const FullAccess: Story = { args: { schedule: '*' } }
export const Mixed: Story = { args: { schedule: { mo: '*', we: [{ start: '10:00', end: '12:30' }], sa: working } } }
export const Inactive: Story = { args: { schedule: {} } }
export const NotScheduled: Story = {
  args: { schedule: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not scheduled')).toBeVisible()
  },
}
export const Dark: Story = { tags: ['!dev', '!autodocs'], ...Mixed, globals: { theme: 'dark' } }
