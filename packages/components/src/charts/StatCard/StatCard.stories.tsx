import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { StatCard } from './StatCard.tsx'

const meta = {
  title: 'Charts/StatCard',
  component: StatCard,
  args: { label: 'Answers', value: 1284, conversion: 18.4, growth: 3.25, growthLabel: 'vs. previous 8 days' },
  decorators: [(Story) => <div style={{ width: 240 }}>{Story()}</div>],
} satisfies Meta<typeof StatCard>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const card = canvas.getByRole('group', { name: 'Answers' })
    await expect(card).toHaveTextContent('1,284')
    await expect(card).toHaveTextContent('18.40% conversion')
  },
}
function Tiles({ isDark = false }: { readonly isDark?: boolean }) {
  const [chosen, setChosen] = useState('Requests Sent')
  const tiles = [
    { label: 'Requests Sent', value: 414 },
    { label: 'Answers', value: 100, conversion: 24.15, growth: 40.98 },
    { label: 'Calls', value: 18, conversion: 4.35, growth: isDark ? 0 : -26.27 },
  ]
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 12, width: 720 }}>
      {tiles.map((tile) => (
        <StatCard
          key={tile.label}
          {...tile}
          hasConversion
          conversionLabel="of requests"
          growthLabel="vs. previous 8 days"
          isSelected={tile.label === chosen}
          onSelect={() => setChosen(tile.label)}
        />
      ))}
    </div>
  )
}
/** The whole tile is the button. The tooltip has the exact figures. */
export const AsTiles: Story = {
  parameters: { rules: ['DASH-26', 'DASH-34'] },
  render: () => <Tiles />,
  play: async ({ canvas, canvasElement }) => {
    const answers = canvas.getByRole('group', { name: 'Answers' })
    await expect(answers).toHaveTextContent('24.2% of requests+41% vs. previous 8 days')
    const button = canvas.getByRole('button', { name: 'Answers' })
    await expect(button).toHaveAttribute('aria-pressed', 'false')
    const { left, bottom } = answers.getBoundingClientRect()
    await expect(button).toBe(document.elementFromPoint(left + 8, bottom - 8))
    await userEvent.tab()
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await expect(button).toHaveAccessibleDescription('Answers: 100, 24.15% of requests, +40.98% vs. previous 8 days')
    await userEvent.keyboard('{Enter}')
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByRole('button', { name: 'Requests Sent' })).toHaveAttribute('aria-pressed', 'false')
    await expect(canvasElement).not.toHaveTextContent('40.98')
  },
}
export const TilesDark: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => <Tiles isDark />,
  globals: { theme: 'dark' },
}
/** The skeleton is as large as the figures. */
export const TileLoading: Story = {
  tags: ['!dev', '!autodocs'],
  args: { onSelect: fn(), hasConversion: true },
  render: (args) => (
    <div style={{ display: 'flex', alignItems: 'flex-start', gap: 16, width: 560 }}>
      <StatCard {...args} label="Loading" value={undefined} />
      <StatCard {...args} label="Loaded" />
    </div>
  ),
  play: async ({ canvas }) => {
    const heightOf = (name: string) => canvas.getByRole('group', { name }).getBoundingClientRect().height
    await expect(heightOf('Loading')).toBe(heightOf('Loaded'))
  },
}
export const TileFailed: Story = {
  args: { value: undefined, error: 'Could not be loaded.', hasConversion: true, onRetry: fn(), onSelect: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry: Answers' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await expect(args.onSelect).not.toHaveBeenCalled()
  },
}
export const Plain: Story = { args: { appearance: 'plain' } }
export const FigureOnly: Story = { args: { label: 'Requests Sent', conversion: undefined, growth: undefined } }
export const Falling: Story = { args: { growth: -12.5 } }
export const Zero: Story = { tags: ['!dev', '!autodocs'], args: { value: 0, conversion: 0, growth: 0 } }
export const Huge: Story = {
  tags: ['!dev', '!autodocs'],
  args: { value: 9_876_543_210, conversion: 1234.5, growth: 125_000 },
}
export const LongText: Story = {
  tags: ['!dev', '!autodocs'],
  args: { label: 'A label that is far longer than its card', value: 9_876_543 },
}
export const Dark: Story = { tags: ['!dev', '!autodocs'], globals: { theme: 'dark' } }

/** The skeleton is as large as the figures. */
export const Loading: Story = {
  args: { value: undefined, hasConversion: true },
  render: (args) => (
    <div style={{ display: 'flex', alignItems: 'flex-start', gap: 16, width: 720 }}>
      <StatCard {...args} label="Loading" />
      <StatCard {...args} label="Loaded" value={1284} conversion={18.4} growth={3.25} />
    </div>
  ),
  play: async ({ canvas }) => {
    const heightOf = (name: string) => canvas.getByRole('group', { name }).getBoundingClientRect().height
    await expect(heightOf('Loading')).toBe(heightOf('Loaded'))
  },
}

/** A card with an error is as high as a card with figures. */
export const Failed: Story = {
  args: { value: undefined, error: 'Could not be loaded.', hasConversion: true, onRetry: fn() },
  render: (args) => (
    <div style={{ display: 'flex', alignItems: 'flex-start', gap: 16, width: 560 }}>
      <StatCard {...args} />
      <StatCard label="Loaded" value={1284} conversion={18.4} growth={3.25} />
    </div>
  ),
  play: async ({ canvas, args }) => {
    const card = canvas.getByRole('group', { name: 'Answers' })
    await expect(canvas.getByRole('alert')).toHaveTextContent('Could not be loaded.')
    await expect(card).toHaveAttribute('aria-busy', 'false')
    await expect(card.getBoundingClientRect().height).toBe(
      canvas.getByRole('group', { name: 'Loaded' }).getBoundingClientRect().height,
    )
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Retry: Answers' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const FailedLongText: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    value: undefined,
    error: 'The statistics of this range could not be loaded: the server did not answer in time.',
    onRetry: fn(),
  },
}
export const FailedDark: Story = {
  tags: ['!dev', '!autodocs'],
  args: { value: undefined, error: 'Could not be loaded.', onRetry: fn() },
  globals: { theme: 'dark' },
}
/** Six cards fit into a drawer that is 944 px wide. */
export const SixInARow: Story = {
  tags: ['!dev', '!autodocs'],
  decorators: [(Story) => <div style={{ width: 944 }}>{Story()}</div>],
  render: (args) => (
    <div
      data-testid="row"
      style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(128px, 1fr))', gap: 20 }}
    >
      {['Requests Sent', 'Accepted', 'Conversations', 'Answers', 'Interested', 'Calls'].map((label) => (
        <StatCard key={label} {...args} label={label} appearance="plain" />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = canvas.getByTestId('row')
    await expect(scrollWidth).toBe(clientWidth)
  },
}
/** A dash replaces a conversion that cannot be calculated. */
export const WithoutBase: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { rules: ['DASH-27'] },
  args: { conversion: null, growth: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Answers' })).toHaveTextContent('–')
  },
}
