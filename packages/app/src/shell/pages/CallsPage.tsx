import { Add20Regular } from '@fluentui/react-icons/svg/add'
import { Alert20Regular } from '@fluentui/react-icons/svg/alert'
import { CalendarLtr20Regular } from '@fluentui/react-icons/svg/calendar-ltr'
import { CalendarWeekNumbers20Regular } from '@fluentui/react-icons/svg/calendar-week-numbers'
import { TextBulletListLtr20Regular } from '@fluentui/react-icons/svg/text-bullet-list-ltr'
import { ButtonLink, lazyPart } from '@tandem/components'
import { Outlet, useLocation, useNavigate } from 'react-router-dom'
import { ListPage } from '../../shared/list/ListPage.tsx'
import { readCalendar, writeCalendar } from '../../entities/call/calendarAddress.ts'
import { callLinks } from '../../entities/call/links.ts'
import { callActions, callList } from '../../entities/call/callList.tsx'
import { ExpiredCalls } from '../../features/calls/list/ExpiredCalls.tsx'
import { callCalendarMessages, callListMessages as texts } from '../../entities/call/messages.ts'
import { makeStyles, tokens } from '@fluentui/react-components'

const useCallsPageStyles = makeStyles({
  views: { display: 'flex', gap: tokens.spacingHorizontalXXS, marginInlineEnd: tokens.spacingHorizontalS },
})

const CallsCalendar = lazyPart(
  async () => (await import('../../features/callCalendar/CallsCalendar.tsx')).CallsCalendar,
)

const views = [
  { span: undefined, label: callCalendarMessages.list, icon: <TextBulletListLtr20Regular /> },
  { span: 'week', label: callCalendarMessages.week, icon: <CalendarWeekNumbers20Regular /> },
  { span: 'month', label: callCalendarMessages.month, icon: <CalendarLtr20Regular /> },
] as const

/** All calls. A call, and the wizard that creates a call, open over the list. */
export default function CallsPage() {
  const navigate = useNavigate()
  const { search } = useLocation()
  const styles = useCallsPageStyles()
  const shown = readCalendar(search)
  const add = (
    <ButtonLink appearance="primary" icon={<Add20Regular />} to={`${callLinks.create}${search}`}>
      {texts.add}
    </ButtonLink>
  )
  return (
    <ListPage
      list={callList}
      action={add}
      otherActions={
        <ButtonLink icon={<Alert20Regular />} to={callLinks.reminders}>
          {texts.reminders}
        </ButtonLink>
      }
      notice={<ExpiredCalls />}
      viewSwitch={
        // The list and the calendar have the same filters (CALL-29).
        <nav aria-label={callCalendarMessages.views} className={styles.views}>
          {views.map(({ span, label, icon }) => (
            <ButtonLink
              key={label}
              appearance={span === shown.span ? 'secondary' : 'subtle'}
              icon={icon}
              isCurrent={span === shown.span}
              to={`${callLinks.list}${writeCalendar(search, { span, day: shown.day })}`}
            >
              {label}
            </ButtonLink>
          ))}
        </nav>
      }
      otherView={shown.span && <CallsCalendar />}
      onRowAction={(_, { row: call, actionId }) => {
        const isView = actionId === callActions.view
        void navigate(isView ? `${callLinks.call(call.id)}${search}` : callLinks.conversation(call.conversationId))
      }}
    >
      <Outlet />
    </ListPage>
  )
}
