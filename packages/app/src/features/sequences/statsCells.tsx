import { type ListedSequence, percentBase, sharePercent, type StatsAggregate } from '@tandem/contract'
import { type CellRenderer } from '../../shared/list/columns/listCell.ts'
import { statusCell } from '../../shared/list/columns/productCells.tsx'
import { makeStyles, tokens } from '@fluentui/react-components'

const useStatsCellStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'baseline',
    gap: tokens.spacingHorizontalS,
    fontVariantNumeric: 'tabular-nums',
  },
  // As wide as the text '100%', so that the counts of all rows are aligned.
  percent: { minWidth: '38px', color: tokens.colorNeutralForeground3, textAlign: 'right' },
})

interface ShareProps {
  readonly count: number
  /** Undefined if the base of the percentage is 0, or smaller than the count (DASH-27). */
  readonly percent: number | undefined
}

const figure = new Intl.NumberFormat('en-US')

/** '13%', '<1%', or a dash if the percentage is undefined. */
function percentText(percent: number | undefined): string {
  if (percent === undefined) return '–'
  return percent > 0 && percent < 1 ? '<1%' : `${Math.round(percent)}%`
}

/** A count with its share in percent (SEQ-90, DASH-27). */
function Share({ count, percent }: ShareProps) {
  const styles = useStatsCellStyles()
  return (
    <span className={styles.root}>
      {figure.format(count)}
      <span className={styles.percent}>{percentText(percent)}</span>
    </span>
  )
}

const sendsRequests = ({ type, sendConnectionRequests }: ListedSequence) => type === 'cloud' && sendConnectionRequests

const requestCounts: ReadonlySet<keyof StatsAggregate> = new Set(['requestsCount', 'requestsAcceptedCount'])

/** A count of requests is undefined if it is 0 and the sequence sends no requests. The cell shows a dash (SEQ-90). */
function countOf(row: ListedSequence, name: keyof StatsAggregate): number | undefined {
  const { stats } = row
  const isMissing = requestCounts.has(name) && stats?.[name] === 0 && !sendsRequests(row)
  return isMissing ? undefined : stats?.[name]
}

const countCell =
  (name: keyof StatsAggregate): CellRenderer<ListedSequence> =>
  ({ base }) => ({
    ...base,
    type: 'number',
    width: 132,
    getNumber: (row) => countOf(row, name),
  })

const shareCell =
  (name: keyof StatsAggregate): CellRenderer<ListedSequence> =>
  ({ base }) => {
    const shareOf = (row: ListedSequence): ShareProps | undefined => {
      const count = countOf(row, name)
      if (row.stats === undefined || count === undefined) return undefined
      return { count, percent: sharePercent(count, percentBase(row.stats, sendsRequests(row))) }
    }
    return {
      ...base,
      type: 'custom',
      width: 112,
      isFigure: true,
      getText: (row) => {
        const share = shareOf(row)
        return share && `${figure.format(share.count)} (${percentText(share.percent)})`
      },
      render: (row) => {
        const share = shareOf(row)
        return share && <Share {...share} />
      },
    }
  }

/** Shows a paused sequence without requests and conversations as 'Not launched' (LIST-28). */
const launchStatusCell: CellRenderer<ListedSequence> = (cell) => {
  const column = statusCell({
    ...cell,
    valueOf: ({ status, stats }) =>
      status === 'paused' && stats?.requestsCount === 0 && stats.conversationsCount === 0 ? 'notLaunched' : status,
  })
  // 'Not launched' is the longest status.
  return { ...column, width: 132 }
}

/** The results of a sequence (SEQ-90). */
export const statsCells = {
  status: launchStatusCell,
  'stats.requestsCount': countCell('requestsCount'),
  'stats.requestsAcceptedCount': shareCell('requestsAcceptedCount'),
  'stats.repliedCount': shareCell('repliedCount'),
  'stats.interestedCount': shareCell('interestedCount'),
  'stats.callsCount': shareCell('callsCount'),
}
