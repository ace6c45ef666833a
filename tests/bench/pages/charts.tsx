import { createRoot, type Root } from 'react-dom/client'
import { TandemProvider } from '../../../packages/components/src/theme/TandemProvider.tsx'
import { type ChartData } from '../../../packages/components/src/charts/TimeSeriesChart/chartData.ts'
import { TimeSeriesChart } from '../../../packages/components/src/charts/TimeSeriesChart/TimeSeriesChart.tsx'
import { loadTimeSeriesPlot } from '../../../packages/components/src/charts/TimeSeriesChart/useTimeSeriesPlot.ts'
import { type BenchChart } from '../support/chartData.ts'
import { offerCharts } from '../support/chartPage.ts'

const dataOf = ({ dates, requests, answers, calls }: BenchChart): ChartData => ({
  dates,
  series: [
    { id: 'requests', label: 'Requests Sent', values: requests },
    { id: 'answers', label: 'Answers', values: answers },
    { id: 'calls', label: 'Calls', values: calls },
  ],
})

function Charts({ charts }: { readonly charts: readonly BenchChart[] }) {
  return (
    <TandemProvider colorScheme="light">
      <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 16 }}>
        {charts.map((chart) => (
          <TimeSeriesChart key={chart.title} title={chart.title} data={dataOf(chart)} />
        ))}
      </div>
    </TandemProvider>
  )
}

let root: Root | undefined
await offerCharts({
  load: loadTimeSeriesPlot,
  show: (charts) => {
    root ??= createRoot(document.querySelector('#root') ?? document.body)
    root.render(<Charts charts={charts} />)
  },
  lines: () =>
    [...document.querySelectorAll('section [aria-hidden] path')].filter(
      (path) => (path.getAttribute('d') ?? '').length > 400,
    ),
})
