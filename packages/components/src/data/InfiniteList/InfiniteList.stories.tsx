import { Skeleton, SkeletonItem } from '@fluentui/react-components'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { EmptyState } from '../../foundations/EmptyState/EmptyState.tsx'
import { SequenceTile } from '../../sequences/SequenceTile/SequenceTile.tsx'
import { InfiniteList, type InfiniteListProps } from './InfiniteList.tsx'

interface Row {
  readonly id: number
}
const rowsUpTo = (count: number): readonly Row[] => Array.from({ length: count }, (_, index) => ({ id: index + 1 }))

function Growing(props: InfiniteListProps<Row>) {
  const [count, setCount] = useState(25)
  return (
    <InfiniteList<Row>
      {...props}
      items={rowsUpTo(count)}
      hasMore={count < 100}
      onLoadMore={() => {
        props.onLoadMore()
        setCount(count + 25)
      }}
    />
  )
}

const meta = {
  title: 'Data/InfiniteList',
  component: InfiniteList<Row>,
  args: {
    label: 'Sequences',
    items: rowsUpTo(25),
    keyOf: ({ id }: Row) => id,
    renderItem: ({ id }: Row) => (
      <SequenceTile
        name={`Sequence ${id}`}
        clientName="Northwind Analytics"
        href={`#${id}`}
        isAutomated={id % 3 !== 0}
      />
    ),
    hasMore: true,
    isLoadingMore: false,
    onLoadMore: fn(),
  },
  decorators: [
    (Story) => <div style={{ display: 'flex', flexDirection: 'column', width: 420, height: 320 }}>{Story()}</div>,
  ],
} satisfies Meta<typeof InfiniteList<Row>>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'Sequences' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(25)
    await expect(args.onLoadMore).not.toHaveBeenCalled()
  },
}

export const LoadsNearTheBottom: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { rules: ['LIST-23'] },
  render: (args) => <Growing {...args} />,
  play: async ({ canvas, args }) => {
    const list = canvas.getByRole('group', { name: 'Sequences' })
    // 100 px before the end of the list, 'Load more' is still more than 50 px below the visible area.
    list.scrollTop = list.scrollHeight - list.clientHeight - 100
    await new Promise(requestAnimationFrame)
    await expect(args.onLoadMore).not.toHaveBeenCalled()
    list.scrollTop = list.scrollHeight - list.clientHeight - 40
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(50))
    await expect(args.onLoadMore).toHaveBeenCalledOnce()
  },
}

/** A list without a limited height scrolls with its container. */
export const ScrollsWithItsContainer: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => (
    <div data-testid="container" style={{ overflowY: 'auto', height: 320 }}>
      <div>
        <Growing {...args} />
      </div>
    </div>
  ),
  play: async ({ canvas, args }) => {
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    await expect(args.onLoadMore).not.toHaveBeenCalled()
    const container = canvas.getByTestId('container')
    container.scrollTop = container.scrollHeight
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(50))
  },
}

export const LoadsByButton: Story = {
  render: (args) => <Growing {...args} />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Load more' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThanOrEqual(50))
  },
}

/** If the first page does not fill the list, the list loads the next page. */
export const ShortFirstPage: Story = {
  tags: ['!dev', '!autodocs'],
  args: { items: rowsUpTo(3) },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onLoadMore).toHaveBeenCalledOnce())
  },
}
export const LoadingMore: Story = { args: { items: rowsUpTo(4), isLoadingMore: true } }
export const Failed: Story = {
  args: { items: rowsUpTo(4), hasFailed: true },
  play: async ({ canvas, args }) => {
    await expect(args.onLoadMore).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onLoadMore).toHaveBeenCalledOnce()
  },
}
export const End: Story = { args: { items: rowsUpTo(4), hasMore: false } }
export const Empty: Story = {
  args: { items: [], hasMore: false, empty: <EmptyState isCompact headingLevel={3} title="No sequences" /> },
}
export const Loading: Story = {
  args: {
    items: undefined,
    skeleton: (
      <Skeleton aria-label="Loading sequences">
        {rowsUpTo(6).map(({ id }) => (
          <SkeletonItem key={id} size={40} style={{ marginBottom: 8 }} />
        ))}
      </Skeleton>
    ),
  },
}
export const Dark: Story = {
  tags: ['!dev', '!autodocs'],
  args: { items: rowsUpTo(4), hasMore: false },
  globals: { theme: 'dark' },
}
