import { mergeClasses } from '@fluentui/react-components'
import { Fragment } from 'react'
import { formatCount } from '../../format/formatFigure.ts'
import { useChartStyles } from '../charts.styles.ts'
import { type ChartData, markLabelsOf, pointLabel } from './chartData.ts'
import { useTimeSeriesChartStyles } from './TimeSeriesChart.styles.ts'

interface ChartTableProps {
  readonly title: string
  readonly data: ChartData
  readonly firstRow: 'latest' | 'earliest'
}

export function ChartTable({ title, data, firstRow }: ChartTableProps) {
  const { dates, series } = data
  const ascending = [...dates.entries()]
  const chart = useChartStyles()
  const styles = useTimeSeriesChartStyles()
  return (
    // A region that scrolls must be focusable.
    <div role="region" aria-label={`${title}, table`} {...{ tabIndex: 0 }} className={styles.tableFrame}>
      <table className={chart.table}>
        <thead>
          <tr>
            <th scope="col" className={mergeClasses(chart.columnHead, styles.tableHead)}>
              Date
            </th>
            {series.map(({ id, label }) => (
              <th key={id} scope="col" className={mergeClasses(chart.figureHead, styles.tableHead)}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(firstRow === 'latest' ? ascending.toReversed() : ascending).map(([index, date]) => (
            <tr key={date} className={styles.row}>
              <th scope="row" className={chart.rowHead}>
                {pointLabel(data, index)}
                {markLabelsOf(data, index).map((label) => (
                  // Screen readers need a space between date and label.
                  <Fragment key={label}>
                    {' '}
                    <strong className={styles.dayName}>{label}</strong>
                  </Fragment>
                ))}
              </th>
              {series.map(({ id, values }) => (
                <td key={id} className={chart.figure}>
                  {formatCount(values[index] ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
