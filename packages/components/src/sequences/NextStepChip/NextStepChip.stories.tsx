import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { NextStepChip } from './NextStepChip.tsx'

const limit = { to: '/profiles/manage/3/general', label: 'Change the limit' } as const

const meta = {
  title: 'Sequences/NextStepChip',
  component: NextStepChip,
  args: {
    step: 'Message 2',
    time: 'Thu 10:00',
    reason: 'Daily limit',
    detail: 'Tom Hill has reached the daily limit.',
    fix: limit,
  },
  decorators: [(Story) => <div style={{ width: 360, maxWidth: '100%' }}>{Story()}</div>],
} satisfies Meta<typeof NextStepChip>
export default meta
type Story = StoryObj<typeof meta>

/** The detail is a sentence below the chip. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Message 2, Thu 10:00')).toBeVisible()
    await expect(canvas.getByText(/Tom Hill has reached the daily limit/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Change the limit' })).toHaveAttribute('href', limit.to)
  },
}
/** In a cell of a table, the chip links to the fix, and a tooltip shows the detail. */
export const Cell: Story = {
  args: { isCell: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Thu 10:00 · Message 2')).toBeVisible()
    const link = canvas.getByRole('link', { name: /^Daily limit\. Tom Hill has reached the daily limit/ })
    await expect(link).toHaveAttribute('data-to', limit.to)
    await expect(link).toHaveAttribute('data-hint', 'Tom Hill has reached the daily limit. Change the limit.')
    await expect(link).toHaveAttribute('tabindex', '-1')
  },
}
export const CellWithoutFix: Story = {
  args: {
    isCell: true,
    time: undefined,
    reason: 'Awaiting acceptance',
    detail: 'The request has not been accepted yet.',
    fix: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
    await expect(canvas.getByText('Awaiting acceptance')).toHaveAttribute(
      'data-hint',
      'The request has not been accepted yet.',
    )
  },
}
export const Blocked: Story = {
  args: {
    tone: 'blocked',
    time: undefined,
    reason: 'Disconnected',
    detail: 'Tom Hill has lost the connection to LinkedIn.',
    fix: { to: '/profiles/manage/3/general', label: 'Connect the profile' },
  },
}
export const NothingPlanned: Story = {
  args: { step: undefined, time: undefined, reason: 'Done', detail: 'Nothing more is planned.', fix: undefined },
}
export const LongText: Story = {
  args: { isCell: true, step: 'Follow-up 3 after an objection that was answered before', tone: 'blocked' },
}
export const Dark: Story = { tags: ['!dev', '!autodocs'], args: Blocked.args ?? {}, globals: { theme: 'dark' } }
