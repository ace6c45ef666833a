import { mergeClasses, Skeleton, SkeletonItem, makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { CheckmarkCircle20Filled } from '@fluentui/react-icons/svg/checkmark-circle'
import { ChevronRight20Regular } from '@fluentui/react-icons/svg/chevron-right'
import { memo } from 'react'
import { formatCount, percentOf } from '../../format/formatFigure.ts'
import { useRoutedAnchor } from '../../theme/routing.ts'
import {
  column,
  inlineRow,
  lateReveal,
  linkTile,
  oneLine,
  quietBody,
  quietCaption,
  row,
  tabularFigures,
} from '../../theme/styleFragments.ts'
import { tandemTokens } from '../../theme/tandemTokens.ts'

const useTaskRowStyles = makeStyles({
  root: { ...row(tokens.spacingHorizontalS), minWidth: 0 },
  link: { ...linkTile, padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalS}` },
  content: { ...column(tokens.spacingVerticalXXS), flex: '1 1 0', minWidth: 0 },
  label: { ...quietBody, ...oneLine },
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: tokens.spacingHorizontalM,
    minHeight: tokens.lineHeightBase400,
  },
  headline: { ...inlineRow(tokens.spacingHorizontalXS), ...typographyStyles.subtitle2, ...tabularFigures },
  waiting: { color: tokens.colorStatusWarningForeground1 },
  done: { color: tokens.colorStatusSuccessForeground1 },
  check: { flexShrink: 0 },
  figures: { ...quietCaption, ...tabularFigures },
  track: {
    display: 'block',
    height: '4px',
    marginTop: tokens.spacingVerticalXS,
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralBackground6,
  },
  share: {
    display: 'block',
    height: '100%',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tandemTokens.chartSeries1,
  },
  shareDone: { backgroundColor: tokens.colorStatusSuccessForeground1 },
  chevron: { flexShrink: 0, color: tokens.colorNeutralForeground3 },
  skeleton: { ...lateReveal, alignItems: 'center' },
  skeletonHeadline: { display: 'block', width: '96px', height: '16px' },
  skeletonFigures: { display: 'block', width: '40px', height: '12px' },
})

export interface TaskRowProps {
  /** The task's name. */
  readonly label: string
  /** Number of done items; undefined while it loads. */
  readonly processed: number | undefined
  /** Number of all items; undefined while it loads. */
  readonly total: number | undefined
  /** The page of the task. Makes the whole row a link. */
  readonly href?: string | undefined
  /** Follows the number of waiting items: '13 to answer'. Default: 'to do'. */
  readonly waitingLabel?: string | undefined
  /** Replaces the number of waiting items if there are none. Default: 'All done'. */
  readonly doneLabel?: string | undefined
}

/**
 * A task of today: the number of waiting items, in marigold, and the number of done items out of all items. Keyboard:
 * with an `href`, Tab to the row, Enter follows.
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
