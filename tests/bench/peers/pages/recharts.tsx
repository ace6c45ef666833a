import { createRoot, type Root } from 'react-dom/client'
import { CartesianGrid, Legend, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { type BenchChart } from '../../support/chartData.ts'
import { offerCharts } from '../../support/chartPage.ts'

const series = [
  { key: 'requests', name: 'Requests Sent', stroke: '#0b7a75' },
  { key: 'answers', name: 'Answers', stroke: '#b27c00', dashes: '7 3' },
  { key: 'calls', name: 'Calls', stroke: '#7160e8', dashes: '2 3' },
]

/** A chart as in the guide of Recharts, without dots and animation. */
function Chart({ chart: { title, dates, requests, answers, calls } }: { readonly chart: BenchChart }) {
  const data = dates.map((date, at) => ({ date, requests: requests[at], answers: answers[at], calls: calls[at] }))
  return (
    <section>
      <h3>{title}</h3>
      <ResponsiveContainer width="100%" height={280}>
        <LineChart data={data}>
          <CartesianGrid vertical={false} />
          <XAxis dataKey="date" />
          <YAxis />
          <Tooltip />
          <Legend />
          {series.map(({ key, name, stroke, dashes }) => (
            <Line
              key={key}
              dataKey={key}
              name={name}
              stroke={stroke}
              strokeDasharray={dashes ?? ''}
              dot={false}
              isAnimationActive={false}
            />
          ))}
        </LineChart>
      </ResponsiveContainer>
    </section>
  )
}

let root: Root | undefined
await offerCharts({
  load: () => Promise.resolve(),
  show: (charts) => {
    root ??= createRoot(document.querySelector('#root') ?? document.body)
    root.render(
      <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: 16 }}>
        {charts.map((chart) => (
          <Chart key={chart.title} chart={chart} />
        ))}
      </div>,
    )
  },
  lines: () => [...document.querySelectorAll('.recharts-line-curve')],
})
