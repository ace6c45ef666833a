import {
  Button,
  Caption1,
  makeStyles,
  Popover,
  PopoverSurface,
  Subtitle2,
  tokens,
  typographyStyles,
  useArrowNavigationGroup,
} from '@fluentui/react-components'
import { ChevronLeft20Regular } from '@fluentui/react-icons/svg/chevron-left'
import { ChevronRight20Regular } from '@fluentui/react-icons/svg/chevron-right'
import { type ReactNode, type SyntheticEvent, useId, useMemo, useState } from 'react'
import { IconButton } from '../../foundations/IconButton/IconButton.tsx'
import { formatDay, type IsoDate, type WallTime } from '../../dates/dates.ts'
import { StatusDot, type StatusTone } from '../../data/StatusDot/StatusDot.tsx'
import { useLatest } from '../../hooks/useLatest.ts'
import { CalendarEntry } from './CalendarEntry.tsx'
import { calendarDays, type CalendarSpan, calendarStep, calendarTitle } from './calendarDays.ts'
import { type CalendarItem, type CalendarMove, itemsByDay } from './calendarItems.ts'
import { type MoreItems } from './calendarView.ts'
import { type CalendarDrag } from './useCalendarDrag.ts'
import { MonthView } from './MonthView.tsx'
import { WeekView } from './WeekView.tsx'
import { column, plainList, quietCaption, wrappingRow } from '../../theme/styleFragments.ts'

const useCallCalendarStyles = makeStyles({
  root: { ...column(), height: '100%', minHeight: 0 },
  head: {
    ...wrappingRow(tokens.spacingHorizontalS),
    flexShrink: 0,
    paddingBlock: tokens.spacingVerticalS,
    paddingInline: tokens.spacingHorizontalM,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  },
  title: { margin: 0 },
  zone: { color: tokens.colorNeutralForeground3 },
  legend: {
    ...quietCaption,
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalM,
    marginInlineStart: 'auto',
  },
  days: { flexGrow: 1, flexBasis: 0, minHeight: 0 },
  more: { maxWidth: '320px', minWidth: '240px', padding: tokens.spacingHorizontalM },
  moreTitle: { ...typographyStyles.body1Strong, marginBlockEnd: tokens.spacingVerticalS },
  list: { ...column(tokens.spacingVerticalXXS), maxHeight: '320px', ...plainList, overflowY: 'auto' },
})

export interface CallCalendarProps {
  /** Accessible name. */
  readonly label: string
  readonly span: CalendarSpan
  /** A day of the visible month or week. */
  readonly day: IsoDate
  /** The current time on the viewer's clock. */
  readonly now: WallTime
  /** Sorted by time. Undefined while loading. */
  readonly items: readonly CalendarItem[] | undefined
  /** Shown instead of the days. */
  readonly error?: ReactNode | undefined
  /** Shown above the days. */
  readonly notice?: ReactNode | undefined
  /** For example 'Times in Kyiv'. */
  readonly zoneText?: string | undefined
  /** The statuses and their colours. */
  readonly legend: readonly { readonly tone: StatusTone; readonly label: string }[]
  /** Shown next to a day, for example 'The clocks go forward'. */
  readonly dayNotes?: Readonly<Record<IsoDate, string>> | undefined
  readonly onDayChange: (event: SyntheticEvent, data: { readonly day: IsoDate }) => void
  /** Called after a drop at another time, even if the item cannot move there. The parent component moves the item. */
  readonly onItemMove: (move: CalendarMove) => void
}

const noNotes = {}

/** Shows the calls of a month by day, or the calls of a week by hour. The user can drag a call to another time. */
export function CallCalendar(props: CallCalendarProps) {
  const { label, span, day, now, items, error, notice, zoneText, legend, onDayChange } = props
  const { dayNotes = noNotes, onItemMove } = props
  const styles = useCallCalendarStyles()
  const calendarId = useId()
  const arrows = useArrowNavigationGroup({ axis: 'both', memorizeCurrent: true })
  const days = useMemo(() => calendarDays(span, day), [span, day])
  const byDay = useMemo(() => itemsByDay(items ?? []), [items])
  const hasItems = days.some((each) => byDay.has(each))
  const [more, setMore] = useState<MoreItems>()
  const latest = useLatest({ now, onItemMove })
  const drag = useMemo(
    (): CalendarDrag => ({
      calendarId,
      onDrop: (move) => latest.current.onItemMove(move),
      getNow: () => latest.current.now,
    }),
    [calendarId, latest],
  )
  const closeMore = () => {
    setMore(undefined)
    more?.target.focus()
  }
  const step = (event: SyntheticEvent, by: 1 | -1) => onDayChange(event, { day: calendarStep(span, day, by) })
  const month = day.slice(0, 7)
  const View = span === 'month' ? MonthView : WeekView
  return (
    <section aria-label={label} className={styles.root}>
      <div className={styles.head}>
        <Button size="small" onClick={(event) => onDayChange(event, { day: now.date })}>
          Today
        </Button>
        <IconButton
          size="small"
          icon={<ChevronLeft20Regular />}
          label={`Previous ${span}`}
          onClick={(event) => step(event, -1)}
        />
        <IconButton
          size="small"
          icon={<ChevronRight20Regular />}
          label={`Next ${span}`}
          onClick={(event) => step(event, 1)}
        />
        <Subtitle2 as="h2" aria-live="polite" className={styles.title}>
          {calendarTitle(span, day)}
        </Subtitle2>
        <Caption1 className={styles.zone}>{zoneText}</Caption1>
        <div className={styles.legend}>
          {legend.map(({ tone, label: status }) => (
            <StatusDot key={status} tone={tone} label={status} />
          ))}
        </div>
      </div>
      {notice}
      {error ?? (
        <div {...(hasItems && arrows)} aria-busy={!items} className={styles.days}>
          <View
            key={span === 'month' ? month : span}
            label={calendarTitle(span, day)}
            days={days}
            month={month}
            byDay={byDay}
            now={now}
            isLoading={!items}
            hasItems={hasItems}
            dayNotes={dayNotes}
            drag={drag}
            onMore={setMore}
          />
        </div>
      )}
      {more && (
        <Popover
          open
          trapFocus
          positioning={{ target: more.target, position: 'below', align: 'start' }}
          onOpenChange={(_, { open }) => !open && closeMore()}
        >
          <PopoverSurface aria-label={formatDay(more.date, 'fullDay')} className={styles.more}>
            <div className={styles.moreTitle}>{formatDay(more.date, 'fullDay')}</div>
            <ul className={styles.list}>
              {more.items.map((item) => (
                <li key={item.id}>
                  <CalendarEntry item={item} onClick={closeMore} />
                </li>
              ))}
            </ul>
          </PopoverSurface>
        </Popover>
      )}
    </section>
  )
}
