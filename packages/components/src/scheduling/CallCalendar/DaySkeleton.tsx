import { makeStyles, Skeleton, SkeletonItem, tokens } from '@fluentui/react-components'
import { type IsoDate } from '../../dates/dates.ts'
import { column, lateReveal } from '../../theme/styleFragments.ts'

const useDaySkeletonStyles = makeStyles({
  root: { ...lateReveal, ...column(tokens.spacingVerticalS), paddingBlockStart: tokens.spacingVerticalXS },
})

/** Placeholders while the calls of a day load. Some days have no placeholder, as in a real calendar. */
export function DaySkeleton({ day }: { readonly day: IsoDate }) {
  const styles = useDaySkeletonStyles()
  const count = Number(day.slice(8)) % 3
  if (count === 0) return null
  return (
    <Skeleton aria-hidden className={styles.root}>
      {['first', 'second'].slice(0, count).map((place) => (
        <SkeletonItem key={place} size={16} />
      ))}
    </Skeleton>
  )
}
