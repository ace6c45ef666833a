import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ImportRow, type ImportRowProps } from './ImportRow.tsx'

const meta = {
  title: 'Data/ImportRow',
  component: ImportRow,
  args: { name: 'Ada Lovelace', status: 'imported' },
  decorators: [(Story) => <div style={{ maxWidth: 640 }}>{Story()}</div>],
} satisfies Meta<typeof ImportRow>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Imported')).toBeVisible()
  },
}
export const Waiting: Story = { args: { status: 'waiting' } }
export const WithLinkAndRow: Story = {
  args: { href: '/recipients/manage/7', row: 50_001 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ada Lovelace' })).toHaveAttribute('href', '/recipients/manage/7')
  },
}
export const Loading: Story = { args: { status: 'loading' } }
export const Skipped: Story = {
  args: { status: 'skipped' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Skipped (was in list)')).toBeVisible()
  },
}
export const Conflict: Story = {
  args: { status: 'conflict', conflictName: 'Spring fair', onReassign: fn<NonNullable<ImportRowProps['onReassign']>>() },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Reassign Ada Lovelace' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onReassign).toHaveBeenCalledOnce()
  },
}
export const Reassigning: Story = {
  args: { status: 'conflict', conflictName: 'Spring fair', onReassign: fn(), isReassigning: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reassigning… Ada Lovelace' }))
    await expect(args.onReassign).not.toHaveBeenCalled()
  },
}
export const Failed: Story = { args: { status: 'failed', message: 'The profile link is not usable', onRetry: fn() } }
export const LongText: Story = {
  args: {
    status: 'conflict',
    name: 'Wolfeschlegelsteinhausenbergerdorff '.repeat(3),
    conflictName: 'A sequence with a long name '.repeat(4),
    onReassign: fn(),
  },
}
export const Dark: Story = { ...Failed, globals: { theme: 'dark' } }
