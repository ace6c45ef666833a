import { CalendarLtr20Regular } from '@fluentui/react-icons/svg/calendar-ltr'
import { CalendarWeekNumbers20Regular } from '@fluentui/react-icons/svg/calendar-week-numbers'
import { TextBulletListLtr20Regular } from '@fluentui/react-icons/svg/text-bullet-list-ltr'
import { ButtonLink } from '@tandem/components'
import { useAtomValue } from 'jotai'
import { useLocation } from 'react-router-dom'
import { callLinks } from '../links.ts'
import { calendarMessages as texts } from '../messages.ts'
import { readCalendar, writeCalendar } from './calendarAddress.ts'
import { calendarSpanAtom } from './calendarAtoms.ts'
import { useCallsViewSwitchStyles } from './CallsViewSwitch.styles.ts'

const views = [
  { span: undefined, label: texts.list, icon: <TextBulletListLtr20Regular /> },
  { span: 'week', label: texts.week, icon: <CalendarWeekNumbers20Regular /> },
  { span: 'month', label: texts.month, icon: <CalendarLtr20Regular /> },
] as const

/** Links to the list and to the calendar, which have the same filters (CALL-29). */
export function CallsViewSwitch() {
  const styles = useCallsViewSwitchStyles()
  const shown = useAtomValue(calendarSpanAtom)
  const { search } = useLocation()
  const { day } = readCalendar(search)
  return (
    <nav aria-label={texts.views} className={styles.root}>
      {views.map(({ span, label, icon }) => (
        <ButtonLink
          key={label}
          appearance={span === shown ? 'secondary' : 'subtle'}
          icon={icon}
          isCurrent={span === shown}
          to={`${callLinks.list}${writeCalendar(search, { span, day })}`}
        >
          {label}
        </ButtonLink>
      ))}
    </nav>
  )
}
