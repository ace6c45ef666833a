import { mergeClasses, ProgressBar, Skeleton, SkeletonItem } from '@fluentui/react-components'
import { CheckmarkCircle20Filled } from '@fluentui/react-icons/svg/checkmark-circle'
import { memo, useId } from 'react'
import { formatCount, percentOf } from '../../format/formatFigure.ts'
import { useRoutedAnchor } from '../../theme/routing.ts'
import { useTaskRowStyles } from './TaskRow.styles.ts'

export interface TaskRowProps {
  /** The task's name. */
  readonly label: string
  /** How many are done; undefined while it loads. */
  readonly processed: number | undefined
  /** How many there are; undefined while it loads. */
  readonly total: number | undefined
  /** Where the task is done: makes the label a link. */
  readonly href?: string | undefined
}

/**
 * A task of today: its name, processed / total, and a progress bar.
 *
 * Keyboard: with an `href`, Tab to the name, Enter follows.
 */
export const TaskRow = memo(function TaskRow({ label, processed, total, href }: TaskRowProps) {
  const styles = useTaskRowStyles()
  const labelId = useId()
  const isKnown = processed !== undefined && total !== undefined
  const isDone = isKnown && total > 0 && processed >= total
  return (
    <div role="group" aria-labelledby={labelId} aria-busy={!isKnown} className={styles.root}>
      <div className={styles.line}>
        <span id={labelId} className={styles.label}>
          {href === undefined ? label : <TaskLink href={href} label={label} />}
        </span>
        {isKnown ? (
          <span className={mergeClasses(styles.figures, isDone && styles.done)}>
            {isDone && <CheckmarkCircle20Filled aria-label="Done" />}
            {`${formatCount(processed)} / ${formatCount(total)}`}
          </span>
        ) : (
          <Skeleton aria-label={`Loading ${label}`} className={styles.skeleton}>
            <SkeletonItem className={styles.skeletonFigures} />
          </Skeleton>
        )}
      </div>
      <ProgressBar
        aria-labelledby={labelId}
        thickness="large"
        color={isDone ? 'success' : 'brand'}
        value={isKnown ? percentOf(processed, total) / 100 : 0}
      />
    </div>
  )
})

function TaskLink({ href, label }: { readonly href: string; readonly label: string }) {
  const styles = useTaskRowStyles()
  const anchor = useRoutedAnchor(href)
  return (
    <a {...anchor} className={styles.link}>
      {label}
    </a>
  )
}
