import { CalendarLtr20Regular } from '@fluentui/react-icons/svg/calendar-ltr'
import { ButtonLink } from '@tandem/components'
import { Outlet, useLocation, useNavigate } from 'react-router-dom'
import { ListPage } from '../../../shared/lists/ListPage.tsx'
import { callLinks } from '../links.ts'
import { reminderMessages as texts } from '../messages.ts'
import { reminderList } from '../reminders/reminderList.tsx'

/** The call reminders of all clients; those of one open in a drawer over the list. */
export default function RemindersPage() {
  const navigate = useNavigate()
  const { search } = useLocation()
  return (
    <ListPage
      list={reminderList}
      actions={
        <ButtonLink icon={<CalendarLtr20Regular />} to={callLinks.list}>
          {texts.calls}
        </ButtonLink>
      }
      onRowAction={(_, { row }) => void navigate(`${callLinks.clientReminders(row.clientId)}${search}`)}
    >
      <Outlet />
    </ListPage>
  )
}
