import { mergeClasses, Skeleton, SkeletonItem, makeStyles, tokens } from '@fluentui/react-components'
import { memo, useId, useMemo, useState } from 'react'
import { useChartStyles } from '../charts.styles.ts'
import { formatCount, formatPercent } from '../../format/formatFigure.ts'
import { type ConversionBase, type ConversionRow, conversionRowsOf, type ConversionStage } from './conversion.ts'
import { StagePointer } from './StagePointer.tsx'
import { column, lateReveal, oneLine, tabularFigures } from '../../theme/styleFragments.ts'
import { tandemTokens } from '../../theme/tandemTokens.ts'

const useConversionBarStyles = makeStyles({
  // The cells of the table have a padding. The negative margin aligns the names of the stages with the title.
  frame: { marginInline: `calc(-1 * ${tokens.spacingHorizontalS})` },
  table: { tableLayout: 'fixed' },
  head: { height: '32px', boxSizing: 'border-box', paddingBlock: 0 },
  stageColumn: { paddingInlineStart: tokens.spacingHorizontalS, paddingInlineEnd: 0 },
  stage: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 5fr)',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
  },
  countColumn: { width: '92px' },
  shareColumn: { width: '132px', paddingInlineEnd: tokens.spacingHorizontalS },
  row: { height: '36px' },
  marked: { backgroundColor: tokens.colorSubtleBackgroundHover },
  name: oneLine,
  track: {
    position: 'relative',
    height: '20px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    overflow: 'hidden',
  },
  before: { position: 'absolute', insetBlock: 0, left: 0, backgroundColor: tandemTokens.chartLost },
  reached: {
    position: 'absolute',
    insetBlock: 0,
    left: 0,
    minWidth: '2px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tandemTokens.chartSeries1,
  },
  none: { minWidth: 0 },
  swatch: { width: '12px', height: '12px', flexShrink: 0, borderRadius: tokens.borderRadiusSmall },
  swatchReached: { backgroundColor: tandemTokens.chartSeries1 },
  swatchBefore: { backgroundColor: tandemTokens.chartLost },
  share: { ...tabularFigures, fontWeight: tokens.fontWeightSemibold },
  skeleton: {
    ...column(),
    justifyContent: 'space-around',
    height: '100%',
    paddingInline: tokens.spacingHorizontalS,
    ...lateReveal,
  },
  skeletonLine: { height: '20px' },
})

const expectedStages = 6

export interface ConversionBarProps {
  readonly title: string
  /** Undefined while the stages load. */
  readonly stages: readonly ConversionStage[] | undefined
  /** Base of the percentages (DASH-27). */
  readonly base: ConversionBase
}

/** Heights in px. They must equal the heights in `useConversionBarStyles`. */
const [headHeight, rowHeight] = [32, 36]

/** A funnel as a table with bars. Hover, focus or an arrow key shows a stage's figures. */
export const ConversionBar = memo(function ConversionBar(props: ConversionBarProps) {
  const { title, stages, base } = props
  const chart = useChartStyles()
  const styles = useConversionBarStyles()
  const titleId = useId()
  const [marked, setMarked] = useState<number>()
  const { label: baseLabel, count: baseCount } = base
  const rows = useMemo(
    () => stages && conversionRowsOf(stages, { label: baseLabel, count: baseCount }),
    [stages, baseLabel, baseCount],
  )
  const height = headHeight + rowHeight * (rows?.length ?? expectedStages)
  return (
    <section aria-labelledby={titleId} aria-busy={rows === undefined} className={chart.root}>
      <header className={chart.head}>
        <h3 id={titleId} className={chart.title}>
          {title}
        </h3>
        <ul aria-label="Legend" className={chart.legend}>
          <li className={chart.legendItem}>
            <span aria-hidden className={mergeClasses(styles.swatch, styles.swatchReached)} />
            Reached the stage
          </li>
          <li className={chart.legendItem}>
            <span aria-hidden className={mergeClasses(styles.swatch, styles.swatchBefore)} />
            Dropped off
          </li>
        </ul>
      </header>
      <div className={mergeClasses(chart.frame, styles.frame)} style={{ height }}>
        {rows === undefined ? (
          <Skeleton aria-label={`Loading ${title}`} className={styles.skeleton}>
            {Array.from({ length: expectedStages }, (_, line) => (
              <SkeletonItem key={line} className={styles.skeletonLine} style={{ width: `${100 - line * 12}%` }} />
            ))}
          </Skeleton>
        ) : (
          <>
            <StageTable titleId={titleId} rows={rows} baseLabel={baseLabel} marked={marked} />
            <StagePointer
              title={title}
              rows={rows}
              baseLabel={baseLabel}
              headHeight={headHeight}
              rowHeight={rowHeight}
              marked={marked}
              onMark={setMarked}
            />
          </>
        )}
      </div>
    </section>
  )
})

interface StageTableProps {
  readonly titleId: string
  readonly rows: readonly ConversionRow[]
  readonly baseLabel: string
  readonly marked: number | undefined
}

function StageTable({ titleId, rows, baseLabel, marked }: StageTableProps) {
  const chart = useChartStyles()
  const styles = useConversionBarStyles()
  return (
    <table aria-labelledby={titleId} className={mergeClasses(chart.table, styles.table)}>
      <thead>
        <tr>
          <th scope="col" className={mergeClasses(chart.columnHead, styles.head, styles.stageColumn)}>
            Stage
          </th>
          <th scope="col" className={mergeClasses(chart.figureHead, styles.head, styles.countColumn)}>
            Count
          </th>
          <th scope="col" className={mergeClasses(chart.figureHead, styles.head, styles.shareColumn)}>
            {`Of ${baseLabel}`}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, label, count, share, width, widthBefore }, index) => (
          <tr key={id} className={mergeClasses(styles.row, index === marked && styles.marked)}>
            <th scope="row" aria-label={label} className={mergeClasses(chart.rowHead, styles.stageColumn)}>
              <div className={styles.stage}>
                <span className={styles.name} title={label}>
                  {label}
                </span>
                <div aria-hidden className={styles.track}>
                  <div className={styles.before} style={{ width: `${widthBefore}%` }} />
                  <div
                    className={mergeClasses(styles.reached, count === 0 && styles.none)}
                    style={{ width: `${width}%` }}
                  />
                </div>
              </div>
            </th>
            <td className={chart.figure}>{formatCount(count)}</td>
            <td className={mergeClasses(chart.figure, styles.shareColumn, styles.share)}>
              {formatPercent(share ?? Number.NaN)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
