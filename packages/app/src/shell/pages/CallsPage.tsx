import { makeStyles } from '@fluentui/react-components'
import { Add20Regular } from '@fluentui/react-icons/svg/add'
import { Alert20Regular } from '@fluentui/react-icons/svg/alert'
import { ButtonLink, lazyPart, LinkTabs } from '@tandem/components'
import { Outlet, useLocation, useNavigate } from 'react-router-dom'
import { ListPage } from '../../shared/list/ListPage.tsx'
import { readCalendar, writeCalendar } from '../../entities/call/calendarAddress.ts'
import { callLinks } from '../../entities/call/links.ts'
import { callActions, callList } from '../../entities/call/callList.tsx'
import { ExpiredCalls } from '../../features/calls/list/ExpiredCalls.tsx'
import { callCalendarMessages, callListMessages as texts } from '../../entities/call/messages.ts'

// The tabs need a fixed width, because they do not widen their container. Tabs that do not fit are in a menu.
const useCallsPageStyles = makeStyles({ views: { flex: '0 0 204px' } })

const CallsCalendar = lazyPart(
  async () => (await import('../../features/callCalendar/CallsCalendar.tsx')).CallsCalendar,
)

const views = [
  { id: 'list', span: undefined, label: callCalendarMessages.list },
  { id: 'week', span: 'week', label: callCalendarMessages.week },
  { id: 'month', span: 'month', label: callCalendarMessages.month },
] as const

/** The calls, as a list or a calendar. */
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
        <div className={styles.views}>
          <LinkTabs
            label={callCalendarMessages.views}
            selectedId={shown.span ?? 'list'}
            items={views.map(({ id, span, label }) => ({
              id,
              label,
              href: `${callLinks.list}${writeCalendar(search, { span, day: shown.day })}`,
            }))}
          />
        </div>
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
