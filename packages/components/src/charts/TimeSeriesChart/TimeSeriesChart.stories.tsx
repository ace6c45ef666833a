import { Button } from '@fluentui/react-components'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { addDays } from '../../dates/dates.ts'
import { EmptyState } from '../../foundations/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../data/ErrorState/ErrorState.tsx'
import { type ChartData } from './chartData.ts'
import { activityOf } from './TimeSeriesChart.fixtures.ts'
import { TimeSeriesChart, type TimeSeriesChartProps } from './TimeSeriesChart.tsx'

const meta = {
  title: 'Charts/TimeSeriesChart',
  component: TimeSeriesChart,
  args: { title: 'Activity', data: activityOf(8) },
  decorators: [(Story) => <div style={{ width: 800, maxWidth: '100%' }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component:
          '**Keyboard**: Tab moves the focus to the chart and shows the figures of the last day. Arrow keys move by one day, Page Up and Page Down by seven days, Home and End move to the first and last day. Escape hides the figures.',
      },
    },
  },
} satisfies Meta<typeof TimeSeriesChart>
export default meta
type Story = StoryObj<typeof meta>
type PlayContext = Parameters<NonNullable<Story['play']>>[0]

/** Waits until the chart shows. The chart loads its drawing code on demand. */
const drawn = async ({ canvasElement }: Pick<PlayContext, 'canvasElement'>) => {
  await waitFor(() => expect(canvasElement.querySelector('section [aria-hidden] svg text')).not.toBeNull())
}

const boxesOf = ({ canvasElement }: Pick<PlayContext, 'canvasElement'>, selector: string) =>
  [...canvasElement.querySelectorAll(`section [aria-hidden] svg ${selector}`)].map((part) =>
    part.getBoundingClientRect(),
  )
/** The labels of the value axis are the first texts in the drawing. */
const expectLabelsBesidePlot = async (context: Pick<PlayContext, 'canvasElement'>, drawnParts: string) => {
  const labelEnd = boxesOf(context, 'text')[0]?.right
  await expect(labelEnd).toBeLessThan(Math.min(...boxesOf(context, drawnParts).map(({ left }) => left)))
}

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await drawn({ canvasElement })
    await expect(canvas.getByRole('region', { name: 'Activity' })).toHaveTextContent('Requests Sent')
    await expect(canvasElement.querySelector('section [aria-hidden] svg')).toHaveTextContent('Mar 17')
  },
}

/** The arrow keys and Home move between days, and Escape hides the figures. */
export const KeyboardPath: Story = {
  tags: ['!dev', '!autodocs'],
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
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    await drawn({ canvasElement })
    const slider = await canvas.findByRole('slider')
    const { left, width, top } = slider.getBoundingClientRect()
    await userEvent.pointer({ target: slider, coords: { clientX: left + width / 2, clientY: top + 40 } })
    await waitFor(() => expect(canvas.getByText(/^Mar 1[34], 2026$/)).toBeVisible())
  },
}
export const AsTable: Story = {
  parameters: { rules: ['DASH-31'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }))
    await expect(canvas.getByRole('columnheader', { name: 'Requests Sent' })).toBeVisible()
    await expect(canvas.getAllByRole('row')).toHaveLength(9)
  },
}
/** If labels would overlap, only every n-th label shows. */
export const Month: Story = {
  tags: ['!dev', '!autodocs'],
  args: { data: activityOf(31) },
  parameters: { rules: ['DASH-23'] },
  play: async ({ canvasElement }) => {
    await drawn({ canvasElement })
    const { width } = canvasElement.querySelector('section [aria-hidden] svg')?.getBoundingClientRect() ?? { width: 0 }
    const labels = [...canvasElement.querySelectorAll('section [aria-hidden] svg text')]
      .map(({ textContent }) => textContent)
      .filter((text) => text.startsWith('Mar') || text.startsWith('Apr'))
    const vertical = [...canvasElement.querySelectorAll('section [aria-hidden] svg line')].filter(
      (line) =>
        getComputedStyle(line).stroke !== 'none' &&
        line.getAttribute('x1') === line.getAttribute('x2') &&
        line.getAttribute('y1') !== line.getAttribute('y2'),
    )
    // 16 ticks, each with a mark and a grid line.
    await expect(vertical).toHaveLength(32)
    await expect(labels.length).toBeLessThanOrEqual(width / 64)
    await expect(labels.at(-1)).toBe('Apr 9')
  },
}
export const Year: Story = { args: { data: activityOf(366, '2025-03-17') }, play: drawn }
/** Each point is a bucket of seven days. */
export const Buckets: Story = {
  tags: ['!dev', '!autodocs'],
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
const [thisWeek] = activityOf(8).series
/** The dashed grey line is the previous period. The point of today is hollow, because its value can still change. */
export const ComparedPeriods: Story = {
  args: {
    title: 'Requests Sent per day',
    data: {
      ...activityOf(8),
      provisional: { from: '2026-03-17', label: 'so far' },
      series: [
        { id: 'requests', label: 'Requests Sent', values: thisWeek?.values.with(7, 12) ?? [] },
        {
          id: 'earlier',
          label: 'Previous 8 days',
          values: activityOf(8, '2026-03-02').series[1]?.values ?? [],
          isEarlier: true,
        },
      ],
    },
  },
  parameters: { rules: ['DASH-35'] },
  play: async ({ canvas, canvasElement }) => {
    await drawn({ canvasElement })
    const paths = [...canvasElement.querySelectorAll('section [aria-hidden] svg path')]
    await expect(paths.filter((path) => getComputedStyle(path).strokeDasharray === '5px, 4px')).toHaveLength(1)
    await expect(paths.filter((path) => getComputedStyle(path).strokeDasharray === '0px, 5px')).toHaveLength(1)
    const slider = await canvas.findByRole('slider')
    await expect(slider).toHaveAttribute('aria-valuetext', expect.stringContaining('Mar 17, 2026, so far: Requests'))
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }))
    await expect(canvas.getByRole('columnheader', { name: 'Previous 8 days' })).toBeVisible()
    await expect(canvas.getByRole('rowheader', { name: 'Mar 17, 2026 so far' })).toBeVisible()
    // 236 px is the height of the dashboard's chart.
    await expect(canvas.getByRole('table').offsetHeight).toBeLessThanOrEqual(236)
    await userEvent.click(canvas.getByRole('button', { name: 'Show as chart' }))
    await expect(canvas.getByRole('slider')).toBeVisible()
  },
}
const forecast: ChartData = {
  dates: activityOf(14).dates,
  series: [{ id: 'requests', label: 'Requests', kind: 'bar', values: activityOf(14).series[0]?.values ?? [] }],
  provisional: { from: '2026-03-17' },
}
/** The pale bars are a forecast. */
export const ForecastBars: Story = {
  args: { title: 'Forecast', data: forecast },
  play: async ({ canvas, canvasElement }) => {
    await drawn({ canvasElement })
    const bars = [...canvasElement.querySelectorAll('section [aria-hidden] svg path[role="presentation"]')]
    await expect(bars).toHaveLength(14)
    const slider = await canvas.findByRole('slider', { name: 'Forecast, day' })
    slider.focus()
    await userEvent.keyboard('{Home}')
    await expect(slider).toHaveAttribute('aria-valuetext', expect.stringContaining('Mar 10, 2026: Requests'))
    await expectLabelsBesidePlot({ canvasElement }, 'path[role="presentation"]')
    const firstBar = bars[0]?.getBoundingClientRect() ?? new DOMRect()
    const guide = slider.querySelector('path')?.getBoundingClientRect() ?? new DOMRect()
    await expect(Math.abs(guide.x - (firstBar.x + firstBar.width / 2))).toBeLessThan(1.5)
  },
}
/** A day in `marks` has a line and a label in the drawing. */
export const MarkedDay: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    title: 'Forecast',
    data: { ...forecast, marks: [{ date: '2026-03-13', label: 'Last recipient' }] },
    firstRow: 'earliest',
  },
  play: async ({ canvas, canvasElement }) => {
    await drawn({ canvasElement })
    await expect(canvas.getByText('Last recipient')).toBeVisible()
    const slider = await canvas.findByRole('slider', { name: 'Forecast, day' })
    slider.focus()
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}{ArrowRight}')
    await expect(slider).toHaveAttribute('aria-valuetext', expect.stringContaining('Mar 13, 2026, Last recipient:'))
    const guide = slider.querySelector('path')?.getBoundingClientRect() ?? new DOMRect()
    const label = canvas.getByText('Last recipient').getBoundingClientRect()
    await expect(Math.abs(label.left - guide.x)).toBeLessThan(8)
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }))
    await expect(canvas.getByRole('rowheader', { name: 'Mar 13, 2026 Last recipient' })).toBeVisible()
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Mar 10, 2026')
  },
}
export const MarkedDayDark: Story = {
  tags: ['!dev', '!autodocs'],
  args: MarkedDay.args ?? {},
  globals: { theme: 'dark' },
  play: drawn,
}
export const WeeklyBars: Story = {
  args: {
    data: {
      dates: activityOf(10).dates.map((_, week) => addDays('2026-01-07', week * 7)),
      until: '2026-03-17',
      series: [
        { id: 'requests', label: 'Requests', kind: 'bar', values: activityOf(10).series[0]?.values ?? [] },
        { id: 'limit', label: 'Limit', values: activityOf(10).dates.map(() => 150) },
      ],
    },
  },
  play: drawn,
}
export const BarsDark: Story = { tags: ['!dev', '!autodocs'], ...ForecastBars, globals: { theme: 'dark' } }
export const OneSeries: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    data: {
      dates: activityOf(31).dates,
      series: [{ id: 'calls', label: 'Calls', values: activityOf(31).series[2]?.values ?? [] }],
    },
  },
  play: drawn,
}
export const WithoutLegend: Story = {
  tags: ['!dev', '!autodocs'],
  args: { ...OneSeries.args, title: 'Calls per day', hasLegend: false },
  play: async (context) => {
    await drawn(context)
    await expect(context.canvas.queryByRole('list', { name: 'Legend' })).toBeNull()
  },
}
export const OneDay: Story = {
  tags: ['!dev', '!autodocs'],
  args: { data: activityOf(1) },
  play: async ({ canvasElement }) => {
    await drawn({ canvasElement })
    await expectLabelsBesidePlot({ canvasElement }, 'path')
  },
}
export const Zero: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    data: { dates: activityOf(8).dates, series: [{ id: 'calls', label: 'Calls', values: [0, 0, 0, 0, 0, 0, 0, 0] }] },
  },
  play: drawn,
}
export const Huge: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    data: {
      dates: ['2026-03-16', '2026-03-17'],
      series: [{ id: 'requests', label: 'Requests Sent', values: [9_876_543_210, 12] }],
    },
  },
  play: drawn,
}
export const Narrow: Story = {
  tags: ['!dev', '!autodocs'],
  decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>],
  play: drawn,
}
function Revealed(props: TimeSeriesChartProps) {
  const [isShown, setIsShown] = useState(false)
  return (
    <>
      <Button onClick={() => setIsShown(true)}>Show statistics</Button>
      <div hidden={!isShown}>
        <TimeSeriesChart {...props} />
      </div>
    </>
  )
}
export const Hidden: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => <Revealed {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const drawing = () => canvasElement.querySelector('section [aria-hidden] svg')
    await expect(drawing()).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Show statistics' }))
    await drawn({ canvasElement })
    await expect(drawing()?.getBoundingClientRect().width).toBeGreaterThan(400)
  },
}
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
/** If all values are 0, `empty` shows instead of the chart. */
export const NothingCounted: Story = {
  tags: ['!dev', '!autodocs'],
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
export const FailedDark: Story = { tags: ['!dev', '!autodocs'], args: Failed.args ?? {}, globals: { theme: 'dark' } }
export const Dark: Story = { tags: ['!dev', '!autodocs'], globals: { theme: 'dark' }, play: drawn }
