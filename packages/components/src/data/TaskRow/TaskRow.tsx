import { mergeClasses, Skeleton, SkeletonItem, makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { CheckmarkCircle20Filled } from '@fluentui/react-icons/svg/checkmark-circle'
import { ChevronRight20Regular } from '@fluentui/react-icons/svg/chevron-right'
import { memo } from 'react'
import { formatCount } from '../../format/formatFigure.ts'
import { useRoutedAnchor } from '../../theme/routing.ts'
import {
  column,
  inlineRow,
  lateReveal,
  linkTile,
  oneLine,
  quietCaption,
  row,
  tabularFigures,
} from '../../theme/styleFragments.ts'

const useTaskRowStyles = makeStyles({
  root: { ...row(tokens.spacingHorizontalS), minWidth: 0 },
  link: { ...linkTile, padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalS}` },
  content: { ...row(tokens.spacingHorizontalM), flex: '1 1 0', minWidth: 0 },
  texts: { ...column(tokens.spacingVerticalXXS), flex: '1 1 0', minWidth: 0 },
  label: { ...typographyStyles.body1, ...oneLine },
  detail: { ...quietCaption, ...tabularFigures, minHeight: tokens.lineHeightBase200 },
  headline: {
    ...inlineRow(tokens.spacingHorizontalXS),
    ...typographyStyles.subtitle1,
    ...tabularFigures,
    flexShrink: 0,
  },
  waiting: { color: tokens.colorStatusWarningForeground1 },
  done: { ...typographyStyles.body1, color: tokens.colorStatusSuccessForeground1 },
  check: { flexShrink: 0 },
  chevron: { flexShrink: 0, color: tokens.colorNeutralForeground3 },
  skeleton: lateReveal,
  skeletonDetail: { display: 'block', width: '96px', height: '12px', marginBlock: tokens.spacingVerticalXXS },
  skeletonHeadline: { display: 'block', width: '24px', height: '20px' },
})

export interface TaskRowProps {
  /** The name of the counted items, for example 'Interested with no answer'. */
  readonly label: string
  /** Number of waiting items. Undefined while loading. */
  readonly waiting: number | undefined
  /** For example '6 / 37 done'. Undefined while loading. */
  readonly detail: string | undefined
  /** Makes the whole row a link. */
  readonly href?: string | undefined
  /** Shown instead of 0. Default: 'All done'. */
  readonly doneLabel?: string | undefined
}

/** A task and the number of its waiting items. */
export const TaskRow = memo(function TaskRow({ href, ...task }: TaskRowProps) {
  const styles = useTaskRowStyles()
  const isBusy = task.waiting === undefined
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

function TaskContent({ label, waiting, detail, doneLabel = 'All done' }: Task) {
  const styles = useTaskRowStyles()
  if (waiting === undefined) {
    return (
      <Skeleton as="span" aria-label={`Loading ${label}`} className={mergeClasses(styles.content, styles.skeleton)}>
        <span className={styles.texts}>
          <span className={styles.label}>{label}</span>
          <SkeletonItem as="span" className={styles.skeletonDetail} />
        </span>
        <SkeletonItem as="span" className={styles.skeletonHeadline} />
      </Skeleton>
    )
  }
  return (
    <span className={styles.content}>
      <span className={styles.texts}>
        <span className={styles.label}>{label}</span>
        <span className={styles.detail}>{detail}</span>
      </span>
      {waiting > 0 ? (
        <span className={mergeClasses(styles.headline, styles.waiting)}>{formatCount(waiting)}</span>
      ) : (
        <span className={mergeClasses(styles.headline, styles.done)}>
          <CheckmarkCircle20Filled aria-hidden className={styles.check} />
          {doneLabel}
        </span>
      )}
    </span>
  )
}
