import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components'
import { memo, useRef } from 'react'
import { useRoutedAnchor } from '../../theme/routing.ts'
import { type CalendarItem } from './calendarItems.ts'
import { type CalendarDrag, useDraggedItem } from './useCalendarDrag.ts'
import { innerFocusRing, oneLine, row, tabularFigures, visuallyHidden } from '../../theme/styleFragments.ts'

const useCalendarEntryStyles = makeStyles({
  root: {
    ...typographyStyles.caption1,
    ...innerFocusRing,
    position: 'relative',
    ...row(tokens.spacingHorizontalXS),
    boxSizing: 'border-box',
    width: '100%',
    height: '24px',
    minWidth: 0,
    overflow: 'hidden',
    paddingInline: tokens.spacingHorizontalXS,
    borderInlineStartStyle: 'solid',
    borderInlineStartWidth: tokens.strokeWidthThickest,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorNeutralBackground3Hover },
  },
  tall: { flexDirection: 'column', alignItems: 'stretch', justifyContent: 'center', gap: 0, height: '100%' },
  movable: { cursor: 'grab' },
  dragged: { opacity: 0.5 },
  time: { ...tabularFigures, color: tokens.colorNeutralForeground2 },
  title: oneLine,
  spoken: visuallyHidden,
  success: { borderInlineStartColor: tokens.colorStatusSuccessForeground1 },
  danger: { borderInlineStartColor: tokens.colorStatusDangerForeground1 },
  warning: {
    borderInlineStartColor: tokens.colorStatusWarningBackground3,
    backgroundColor: tokens.colorStatusWarningBackground1,
    ':hover': { backgroundColor: tokens.colorStatusWarningBackground1 },
  },
  brand: {
    borderInlineStartColor: tokens.colorBrandStroke1,
    backgroundColor: tokens.colorBrandBackground2,
    ':hover': { backgroundColor: tokens.colorBrandBackground2Hover },
  },
  neutral: { borderInlineStartColor: tokens.colorNeutralForeground4 },
})

interface CalendarEntryProps {
  readonly item: CalendarItem
  /** Makes the entry draggable. Pass the same object on each render. */
  readonly drag?: CalendarDrag | undefined
  /** Shows the time above the name. Default: next to the name. */
  readonly isTall?: boolean | undefined
  /** Called before the call opens. */
  readonly onClick?: (() => void) | undefined
}

export const CalendarEntry = memo(function CalendarEntry({ item, drag, isTall = false, onClick }: CalendarEntryProps) {
  const styles = useCalendarEntryStyles()
  const { time, title, tone, statusLabel, href } = item
  const element = useRef<HTMLAnchorElement>(null)
  const isDragged = useDraggedItem(element, item, drag)
  const anchor = useRoutedAnchor(href, onClick)
  return (
    <a
      ref={element}
      {...anchor}
      title={`${time} ${title}, ${statusLabel}`}
      className={mergeClasses(
        styles.root,
        styles[tone],
        isTall && styles.tall,
        drag && styles.movable,
        isDragged && styles.dragged,
      )}
    >
      <span className={styles.time}>{time}</span> <span className={styles.title}>{title}</span>
      <span className={styles.spoken}>{statusLabel}</span>
    </a>
  )
})
