import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { useState } from 'react'
import { ResultRow, type ResultRowProps } from './ResultRow.tsx'
import { ResultRowList } from './ResultRowList.tsx'

const meta = {
  title: 'Data/ResultRow',
  component: ResultRow,
  args: { name: 'Ada Lovelace', status: 'imported' },
  decorators: [(Story) => <div style={{ maxWidth: 640 }}>{Story()}</div>],
} satisfies Meta<typeof ResultRow>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Imported')).toBeVisible()
  },
}
export const Waiting: Story = { args: { status: 'waiting' } }
export const WithLinkAndRow: Story = {
  tags: ['!dev', '!autodocs'],
  args: { href: '/recipients/manage/7', row: 50_001 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ada Lovelace' })).toHaveAttribute('href', '/recipients/manage/7')
  },
}
export const Loading: Story = { args: { status: 'loading' } }
export const Partial: Story = {
  args: { status: 'partial', message: 'Imported. Not imported: Website "none" (not a link)' },
}
export const Skipped: Story = {
  args: { status: 'skipped' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Skipped (was in list)')).toBeVisible()
  },
}
export const Conflict: Story = {
  args: {
    status: 'conflict',
    conflictName: 'Spring fair',
    onReassign: fn<NonNullable<ResultRowProps['onReassign']>>(),
  },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Reassign Ada Lovelace' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onReassign).toHaveBeenCalledOnce()
  },
}
export const Reassigning: Story = {
  tags: ['!dev', '!autodocs'],
  args: { status: 'conflict', conflictName: 'Spring fair', onReassign: fn(), isReassigning: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reassigning… Ada Lovelace' }))
    await expect(args.onReassign).not.toHaveBeenCalled()
  },
}
export const Correctable: Story = {
  args: {
    company: 'Analytical Engines',
    status: 'failed',
    message: 'First name is required.',
    onCorrect: fn<NonNullable<ResultRowProps['onCorrect']>>(),
  },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Fix Ada Lovelace' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onCorrect).toHaveBeenCalledOnce()
  },
}
export const Failed: Story = { args: { status: 'failed', message: 'The profile link is not usable', onRetry: fn() } }
export const LeftOut: Story = {
  tags: ['!dev', '!autodocs'],
  args: { status: 'imported', message: 'Imported. Not imported: LinkedIn “n/a” (not a link)' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Imported. Not imported: LinkedIn “n/a” (not a link)')).toBeVisible()
  },
}
function RetriedRow() {
  const [status, setStatus] = useState<ResultRowProps['status']>('failed')
  return <ResultRow name="Ada Lovelace" status={status} onRetry={() => setStatus('imported')} />
}
export const KeepsFocus: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => <RetriedRow />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Retry Ada Lovelace' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('Imported')).toBeVisible()
    await expect(canvas.getByText('Ada Lovelace').closest('[tabindex="-1"]')).toHaveFocus()
  },
}
const statuses = ['imported', 'imported', 'skipped', 'waiting', 'conflict', 'failed'] as const
export const ManyRows: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => (
    <div style={{ display: 'flex', flexDirection: 'column', height: 400 }}>
      <ResultRowList
        label="Rows of the file"
        count={50_000}
        renderRow={(index) => (
          <ResultRow
            name={`Recipient number ${index + 1}`}
            row={index + 2}
            status={statuses[index % statuses.length] ?? 'waiting'}
          />
        )}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const list = canvas.getByRole('region', { name: 'Rows of the file' })
    await expect((await within(list).findAllByRole('listitem')).length).toBeLessThan(40)
    list.scrollTop = list.scrollHeight
    await expect(await within(list).findByText('Recipient number 50000')).toBeVisible()
    await expect(within(list).getAllByRole('listitem').length).toBeLessThan(40)
  },
}
/** A list with room for all rows does not scroll. */
export const OneRow: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => (
    <div style={{ display: 'flex', flexDirection: 'column', height: 400 }}>
      <ResultRowList label="Rows of the file" count={1} renderRow={() => <ResultRow name="Ada" status="imported" />} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ada')).toBeVisible()
    const { scrollHeight, clientHeight } = canvas.getByRole('region', { name: 'Rows of the file' })
    await expect(scrollHeight).toBe(clientHeight)
  },
}
export const LongText: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    status: 'conflict',
    name: 'Wolfeschlegelsteinhausenbergerdorff '.repeat(3),
    conflictName: 'A sequence with a long name '.repeat(4),
    onReassign: fn(),
  },
}
export const Compact: Story = {
  args: {
    isCompact: true,
    status: 'failed',
    company: 'Recipient',
    message: 'Server error (503). Try again in a moment. '.repeat(2),
    onRetry: fn(),
  },
}
export const CompactRows: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => (
    <ResultRowList
      isCompact
      label="Failures"
      count={2000}
      renderRow={(index) => (
        <ResultRow
          isCompact
          name={`Recipient number ${index + 1}`}
          status="failed"
          message={'A long reason. '.repeat((index % 3) * 5 + 1)}
          onRetry={() => {}}
        />
      )}
    />
  ),
  play: async ({ canvas }) => {
    const list = canvas.getByRole('region', { name: 'Failures' })
    await expect((await within(list).findAllByRole('listitem')).length).toBeLessThan(40)
    // The rows have different heights, because a longer reason needs more lines.
    const [short, , long] = within(list)
      .getAllByRole('listitem')
      .slice(0, 3)
      .map((row) => row.offsetHeight)
      .toSorted((one, other) => one - other)
    await expect(short).toBeLessThan(long ?? 0)
  },
}
export const Dark: Story = { tags: ['!dev', '!autodocs'], ...Failed, globals: { theme: 'dark' } }
