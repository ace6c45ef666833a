import { mergeClasses, Skeleton, SkeletonItem } from '@fluentui/react-components'
import { CheckmarkCircle20Filled } from '@fluentui/react-icons/svg/checkmark-circle'
import { ChevronRight20Regular } from '@fluentui/react-icons/svg/chevron-right'
import { memo } from 'react'
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
  /** Where the task is done: makes the whole row a link. */
  readonly href?: string | undefined
  /** After the number of those that wait: '13 to answer'. Default: 'to do'. */
  readonly waitingLabel?: string | undefined
  /** In place of that number when nothing waits. Default: 'All done'. */
  readonly doneLabel?: string | undefined
}

/**
 * A task of today: how many wait, in marigold, and how many are done of all.
 *
 * Keyboard: with an `href`, Tab to the row, Enter follows.
 */
export const TaskRow = memo(function TaskRow({ href, ...task }: TaskRowProps) {
  const styles = useTaskRowStyles()
  const isBusy = task.processed === undefined || task.total === undefined
  if (href !== undefined) return <TaskLink href={href} task={task} isBusy={isBusy} />
  return (
    <div role="group" aria-label={task.label} aria-busy={isBusy} className={styles.root}>
      <TaskContent {...task} />
    </div>
  )
})

type Task = Omit<TaskRowProps, 'href'>

function TaskLink({ href, task, isBusy }: { readonly href: string; readonly task: Task; readonly isBusy: boolean }) {
  const styles = useTaskRowStyles()
  const anchor = useRoutedAnchor(href)
  return (
    <a {...anchor} aria-busy={isBusy} className={mergeClasses(styles.root, styles.link)}>
      <TaskContent {...task} />
      <ChevronRight20Regular aria-hidden className={styles.chevron} />
    </a>
  )
}

function TaskContent({ label, processed, total, waitingLabel = 'to do', doneLabel = 'All done' }: Task) {
  const styles = useTaskRowStyles()
  const isKnown = processed !== undefined && total !== undefined
  const waiting = isKnown ? Math.max(0, total - processed) : 0
  return (
    <span className={styles.content}>
      <span className={styles.label}>{label}</span>
      {isKnown ? (
        <span className={styles.line}>
          {waiting > 0 ? (
            <span className={mergeClasses(styles.headline, styles.waiting)}>
              {`${formatCount(waiting)} ${waitingLabel}`}
            </span>
          ) : (
            <span className={mergeClasses(styles.headline, styles.done)}>
              <CheckmarkCircle20Filled aria-hidden className={styles.check} />
              {doneLabel}
            </span>
          )}
          <span className={styles.figures}>{`${formatCount(processed)} / ${formatCount(total)}`}</span>
        </span>
      ) : (
        <Skeleton as="span" aria-label={`Loading ${label}`} className={mergeClasses(styles.line, styles.skeleton)}>
          <SkeletonItem as="span" className={styles.skeletonHeadline} />
          <SkeletonItem as="span" className={styles.skeletonFigures} />
        </Skeleton>
      )}
      <span aria-hidden className={styles.track}>
        {isKnown && (
          <span
            className={mergeClasses(styles.share, waiting === 0 && styles.shareDone)}
            style={{ width: `${waiting === 0 ? 100 : percentOf(processed, total)}%` }}
          />
        )}
      </span>
    </span>
  )
}
