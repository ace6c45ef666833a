import { Skeleton, SkeletonItem } from '@fluentui/react-components'
import { useFormSkeletonStyles } from './FormSkeleton.styles.ts'

interface FormSkeletonProps {
  /** Read out: 'Loading…'. */
  readonly label: string
}

/** Fields that are still to come: labels and boxes. */
export function FormSkeleton({ label }: FormSkeletonProps) {
  const styles = useFormSkeletonStyles()
  return (
    <Skeleton aria-label={label} aria-busy className={styles.root}>
      {[0, 1, 2, 3, 4].map((field) => (
        <div key={field} className={styles.field}>
          <SkeletonItem size={16} style={{ width: '160px' }} />
          <SkeletonItem size={32} />
        </div>
      ))}
    </Skeleton>
  )
}
