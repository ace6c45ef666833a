import { type ChartData } from './chartData.ts'
import { plotPadding, type PlotSize, pointDomainOf, pointX } from './chartGeometry.ts'
import { useTimeSeriesChartStyles } from './TimeSeriesChart.styles.ts'

interface ChartMarksProps {
  readonly data: ChartData
  readonly size: PlotSize
}

/** The upright lines of days with a name. */
export function ChartMarks({ data, size }: ChartMarksProps) {
  const styles = useTimeSeriesChartStyles()
  const domain = pointDomainOf(data)
  return data.marks?.map(({ date, label }) => {
    const index = data.dates.indexOf(date)
    if (index < 0) return undefined
    const x = pointX(index, domain, size.width)
    const isRight = x > size.width / 2
    const side = isRight ? { right: size.width - x } : { left: x }
    return (
      <div key={`${date} ${label}`}>
        <div
          className={styles.dayLine}
          style={{ left: x, top: plotPadding.top, height: size.height - plotPadding.top - plotPadding.bottom }}
        />
        <span className={styles.dayLabel} style={{ top: plotPadding.top, ...side }}>
          {label}
        </span>
      </div>
    )
  })
}
