import { type ListedSequence, percentBase, percentOf, type StatsAggregate } from '@tandem/contract'
import { type CellRenderer } from '../../../shared/lists/columns/listCell.ts'
import { useStatsCellStyles } from './statsCells.styles.ts'

interface ShareProps {
  readonly count: number
  readonly percent: number
}

const figure = new Intl.NumberFormat('en-US')
const percentText = (percent: number) => `${percent.toFixed(2)}%`

/** A count, and its part of the requests or conversations (DASH-26, DASH-27). */
function Share({ count, percent }: ShareProps) {
  const styles = useStatsCellStyles()
  return (
    <span className={styles.root}>
      {figure.format(count)}
      <span className={styles.percent}>{percentText(percent)}</span>
    </span>
  )
}

const countCell =
  (name: keyof StatsAggregate): CellRenderer<ListedSequence> =>
  ({ base }) => ({
    ...base,
    type: 'text',
    width: 140,
    getText: ({ stats }) => stats && figure.format(stats[name]),
  })

const baseOf = (stats: StatsAggregate, sendsRequests: boolean): number =>
  sendsRequests ? percentBase(stats) : percentBase(stats, false)

const shareCell =
  (name: keyof StatsAggregate): CellRenderer<ListedSequence> =>
  ({ base }) => {
    const shareOf = ({ stats, sendConnectionRequests }: ListedSequence): ShareProps | undefined =>
      stats && { count: stats[name], percent: percentOf(stats[name], baseOf(stats, sendConnectionRequests)) }
    return {
      ...base,
      type: 'custom',
      width: 140,
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

/** The cells of what a sequence has brought (SEQ-90). */
export const statsCells = {
  'stats.requestsCount': countCell('requestsCount'),
  'stats.requestsAcceptedCount': shareCell('requestsAcceptedCount'),
  'stats.repliedCount': shareCell('repliedCount'),
  'stats.interestedCount': shareCell('interestedCount'),
  'stats.callsCount': shareCell('callsCount'),
}
