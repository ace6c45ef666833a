import { Add20Regular } from '@fluentui/react-icons/svg/add'
import { Alert20Regular } from '@fluentui/react-icons/svg/alert'
import { ButtonLink } from '@tandem/components'
import { CallStatus, opensEditor } from '@tandem/contract'
import { useAtomValue, useSetAtom } from 'jotai'
import { lazy, Suspense } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router-dom'
import * as v from 'valibot'
import { ListPage } from '../../../shared/lists/ListPage.tsx'
import { calendarSpanAtom } from '../calendar/calendarAtoms.ts'
import { CallsViewSwitch } from '../calendar/CallsViewSwitch.tsx'
import { callLinks } from '../links.ts'
import { callActions, callList, statusColumn } from '../list/callList.tsx'
import { ExpiredCalls } from '../list/ExpiredCalls.tsx'
import { callListMessages as texts } from '../messages.ts'
import { changeStatusAtom } from '../status/statusWrite.ts'

const CallsCalendar = lazy(async () => ({
  default: (await import('../calendar/CallsCalendar.tsx')).CallsCalendar,
}))

/** All calls; one of them, and the wizard that creates one, opens over the list. */
export default function CallsPage() {
  const navigate = useNavigate()
  const { search } = useLocation()
  const span = useAtomValue(calendarSpanAtom)
  const changeStatus = useSetAtom(changeStatusAtom)
  const add = (appearance: 'primary' | 'secondary') => (
    <ButtonLink appearance={appearance} icon={<Add20Regular />} to={`${callLinks.create}${search}`}>
      {texts.add}
    </ButtonLink>
  )
  return (
    <ListPage
      list={callList}
      actions={
        <>
          <ButtonLink icon={<Alert20Regular />} to={callLinks.reminders}>
            {texts.reminders}
          </ButtonLink>
          {add('primary')}
        </>
      }
      emptyAction={add('secondary')}
      notice={<ExpiredCalls />}
      viewSwitch={<CallsViewSwitch />}
      otherView={
        span && (
          <Suspense>
            <CallsCalendar />
          </Suspense>
        )
      }
      onCellEdit={({ row: call, columnId, value: status }) => {
        if (columnId !== statusColumn || !v.is(CallStatus, status) || status === call.status) return
        if (opensEditor(status, call.date)) void navigate(`${callLinks.schedule(call.id, status)}${search}`)
        else void changeStatus({ call, status })
      }}
      onRowAction={(_, { row: call, actionId }) => {
        const isView = actionId === callActions.view
        void navigate(isView ? `${callLinks.call(call.id)}${search}` : callLinks.conversation(call.conversationId))
      }}
    >
      <Outlet />
    </ListPage>
  )
}
