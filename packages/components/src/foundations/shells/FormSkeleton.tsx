import { makeStyles, Skeleton, SkeletonItem, tokens } from '@fluentui/react-components'
import { column, lateReveal } from '../../theme/styleFragments.ts'

const useFormSkeletonStyles = makeStyles({
  root: { ...column(tokens.spacingVerticalXXL), ...lateReveal },
  section: column(tokens.spacingVerticalL),
  row: { display: 'flex', gap: tokens.spacingHorizontalL },
  field: { ...column(tokens.spacingVerticalXS), flex: '1 1 0' },
})

interface FormSkeletonProps {
  /** Accessible name. */
  readonly label: string
}

const sections = [
  {
    id: 'first',
    rows: [
      { id: 'names', count: 2 },
      { id: 'title', count: 1 },
      { id: 'work', count: 2 },
    ],
  },
  {
    id: 'second',
    rows: [
      { id: 'place', count: 1 },
      { id: 'times', count: 2 },
    ],
  },
] as const

export function FormSkeleton({ label }: FormSkeletonProps) {
  const styles = useFormSkeletonStyles()
  return (
    <Skeleton aria-label={label} aria-busy className={styles.root}>
      {sections.map(({ id, rows }) => (
        <div key={id} className={styles.section}>
          <SkeletonItem size={20} style={{ width: '120px' }} />
          {rows.map(({ id: rowId, count }) => (
            <div key={rowId} className={styles.row}>
              {Array.from({ length: count }, (_, field) => (
                <div key={field} className={styles.field}>
                  <SkeletonItem size={16} style={{ width: '96px' }} />
                  <SkeletonItem size={32} />
                </div>
              ))}
            </div>
          ))}
        </div>
      ))}
    </Skeleton>
  )
}
