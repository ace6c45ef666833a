import { Button } from '@fluentui/react-components'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { EmptyState } from './EmptyState.tsx'

const meta = {
  title: 'Foundations/EmptyState',
  component: EmptyState,
  args: {
    title: 'Create your first sequence',
    text: 'It starts with sequence. It ends with calls with target clients. Make the first step',
    illustration: 'sequence',
    action: <Button appearance="primary">Create Sequence</Button>,
  },
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 2, name: 'Create your first sequence' })
    await expect(title).toBeVisible()
    await expect(getComputedStyle(title).textAlign).toBe('center')
    await expect(canvas.getByRole('button', { name: 'Create Sequence' })).toBeVisible()
  },
}
export const TextOnly: Story = {
  args: { title: 'No recipients yet', text: 'Import a list to fill this table.', action: undefined },
}
export const Illustrations: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap' }}>
      <EmptyState isCompact illustration="list" title="List" />
      <EmptyState isCompact illustration="sequence" title="Sequence" />
      <EmptyState isCompact illustration="chat" title="Chat" />
      <EmptyState isCompact illustration="inbox" title="Inbox" />
      <EmptyState isCompact illustration="chart" title="Chart" />
      <EmptyState isCompact illustration="search" title="Search" />
      <EmptyState isCompact illustration="people" title="People" />
      <EmptyState isCompact illustration="profile" title="Profile" />
      <EmptyState isCompact illustration="company" title="Company" />
      <EmptyState isCompact illustration="calendar" title="Calendar" />
      <EmptyState isCompact illustration="snippet" title="Snippet" />
      <EmptyState isCompact illustration="reminder" title="Reminder" />
      <EmptyState isCompact illustration="missing" title="Missing" />
    </div>
  ),
}
export const IllustrationsDark: Story = { tags: ['!dev', '!autodocs'], ...Illustrations, globals: { theme: 'dark' } }
export const LongText: Story = {
  args: {
    title: 'Everything that could ever be here, once somebody has made the first step',
    text: 'Because nobody has. '.repeat(12),
  },
  decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>],
}
export const Dark: Story = { tags: ['!dev', '!autodocs'], globals: { theme: 'dark' } }
