import { Button } from '@fluentui/react-components'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { addDays } from '../../dates/dates.ts'
import { EmptyState } from '../../foundations/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../data/ErrorState/ErrorState.tsx'
import { activityOf } from './TimeSeriesChart.fixtures.ts'
import { TimeSeriesChart } from './TimeSeriesChart.tsx'

const meta = {
  title: 'Charts/TimeSeriesChart',
  component: TimeSeriesChart,
  args: { title: 'Activity', data: activityOf(8) },
  decorators: [(Story) => <div style={{ width: 800, maxWidth: '100%' }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component:
          "**Keyboard**: Tab to the chart shows the last day's figures; left and right move by one, Page Up and Down by seven, Home and End to the ends; Escape hides them; 'Show as table' gives the same figures as a table.",
      },
    },
  },
} satisfies Meta<typeof TimeSeriesChart>
export default meta
type Story = StoryObj<typeof meta>
type PlayContext = Parameters<NonNullable<Story['play']>>[0]

/** The drawing comes in a chunk of its own. */
const drawn = async ({ canvasElement }: Pick<PlayContext, 'canvasElement'>) => {
  await waitFor(() => expect(canvasElement.querySelector('section [aria-hidden] svg text')).not.toBeNull(), {
    timeout: 10_000,
  })
}

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await drawn({ canvasElement })
    await expect(canvas.getByRole('region', { name: 'Activity' })).toHaveTextContent('Requests Sent')
    await expect(canvasElement.querySelector('section [aria-hidden] svg')).toHaveTextContent('Mar 17')
  },
}

/** Focus shows the last day; arrows, Home and End move; Escape hides. */
export const KeyboardPath: Story = {
  play: async ({ canvas, canvasElement }) => {
    await drawn({ canvasElement })
    const slider = await canvas.findByRole('slider', { name: 'Activity, day' })
    slider.focus()
    await expect(slider).toHaveAttribute('aria-valuetext', expect.stringContaining('Mar 17, 2026: Requests Sent'))
    await userEvent.keyboard('{ArrowLeft}')
    await expect(slider).toHaveAttribute('aria-valuetext', expect.stringContaining('Mar 16, 2026'))
    await userEvent.keyboard('{Home}')
    await expect(slider).toHaveAttribute('aria-valuetext', expect.stringContaining('Mar 10, 2026'))
    await expect(canvas.getByText('Mar 10, 2026')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByText('Mar 10, 2026')).toBeNull()
  },
}
export const Hovered: Story = {
  play: async ({ canvas, canvasElement }) => {
    await drawn({ canvasElement })
    const slider = await canvas.findByRole('slider')
    const { left, width, top } = slider.getBoundingClientRect()
    await userEvent.pointer({ target: slider, coords: { clientX: left + width / 2, clientY: top + 40 } })
    await waitFor(() => expect(canvas.getByText(/^Mar 1[34], 2026$/)).toBeVisible())
  },
}
export const AsTable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }))
    await expect(canvas.getByRole('columnheader', { name: 'Requests Sent' })).toBeVisible()
    await expect(canvas.getAllByRole('row')).toHaveLength(9)
  },
}
/** One mark and one grid line at each step, more than there are labels. */
export const Month: Story = {
  args: { data: activityOf(29) },
  parameters: { rules: ['DASH-23'] },
  play: async ({ canvasElement }) => {
    await drawn({ canvasElement })
    const [grid, axis] = canvasElement.querySelectorAll('section [aria-hidden] svg > path')
    await expect(axis?.getAttribute('d')?.match(/v4/g)).toHaveLength(29)
    await expect(grid?.getAttribute('d')?.match(/V/g)).toHaveLength(29)
    const labels = [...canvasElement.querySelectorAll('section [aria-hidden] svg g:nth-of-type(2) text')]
    await expect(labels.length).toBeLessThan(29)
    const places = labels.map((label) => Math.round(Number(label.getAttribute('x'))))
    const gaps = places.slice(1).map((place, index) => place - (places[index] ?? 0))
    await expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThanOrEqual(1)
  },
}
export const Year: Story = { args: { data: activityOf(366, '2025-03-17') }, play: drawn }
/** Points that stand for seven days each: ticks go by the whole range, the figures name their days. */
export const Buckets: Story = {
  args: {
    data: {
      ...activityOf(18),
      dates: activityOf(18).dates.map((_, week) => addDays('2025-11-12', week * 7)),
      until: '2026-03-17',
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await drawn({ canvasElement })
    const slider = await canvas.findByRole('slider')
    slider.focus()
    await expect(slider).toHaveAttribute('aria-valuetext', expect.stringContaining('Mar 11 – Mar 17, 2026'))
  },
}
export const OneSeries: Story = {
  args: {
    data: {
      dates: activityOf(31).dates,
      series: [{ id: 'calls', label: 'Calls', values: activityOf(31).series[2]?.values ?? [] }],
    },
  },
  play: drawn,
}
export const OneDay: Story = { args: { data: activityOf(1) }, play: drawn }
export const Zero: Story = {
  args: {
    data: { dates: activityOf(8).dates, series: [{ id: 'calls', label: 'Calls', values: [0, 0, 0, 0, 0, 0, 0, 0] }] },
  },
  play: drawn,
}
export const Huge: Story = {
  args: {
    data: {
      dates: ['2026-03-16', '2026-03-17'],
      series: [{ id: 'requests', label: 'Requests Sent', values: [9_876_543_210, 12] }],
    },
  },
  play: drawn,
}
export const Narrow: Story = { decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>], play: drawn }
export const Loading: Story = { args: { data: undefined } }
export const Empty: Story = {
  args: {
    data: { dates: [], series: [] },
    empty: (
      <EmptyState
        isCompact
        headingLevel={3}
        illustration="chart"
        title="Nothing to show yet"
        text="Figures come with the first request sent."
      />
    ),
  },
}
/** Days without a single count say so: an axis from 0 to 1 would look like a fault. */
export const NothingCounted: Story = {
  args: { ...Zero.args, ...(Empty.args?.empty === undefined ? {} : { empty: Empty.args.empty }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing to show yet' })).toBeVisible()
    await expect(canvas.queryByRole('slider')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Show as table' })).toBeDisabled()
  },
}
export const Failed: Story = {
  args: {
    data: undefined,
    error: <ErrorState isCompact text="The figures could not be loaded." actions={<Button>Retry</Button>} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The figures could not be loaded.')
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
    await expect(canvas.queryByRole('slider')).toBeNull()
  },
}
export const FailedDark: Story = { args: Failed.args ?? {}, globals: { theme: 'dark' } }
export const Dark: Story = { globals: { theme: 'dark' }, play: drawn }
