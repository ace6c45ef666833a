import { Button, SearchBox, makeStyles } from '@fluentui/react-components'
import { CalendarLtr20Regular } from '@fluentui/react-icons/svg/calendar-ltr'
import { ButtonLink, DataTable, EmptyState, PageHead, type DataTableColumn, StatusDot } from '@tandem/components'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router-dom'
import { useFailedStates } from '../../shared/list/useFailedStates.tsx'
import { useListPageStyles } from '../../shared/list/list.styles.ts'
import { ListPanel } from '../../shared/list/ListPanel.tsx'
import { listMessages } from '../../shared/list/messages.ts'
import { useSearchText } from '../../shared/list/view/useSearchText.ts'
import { useLoadedWhole } from '../../shared/api/useLoadedWhole.ts'
import { callLinks } from '../../entities/call/links.ts'
import { reminderMessages as texts, reminderNames } from '../../entities/call/messages.ts'
import { type ClientRow, reminderPagesAtom, remindersByClientAtom } from './remindersByClient.ts'

import { Edit20Regular } from '@fluentui/react-icons/svg/edit'
import { ReminderDelay, type ClientId } from '@tandem/contract'

const useRemindersPageStyles = makeStyles({ search: { maxWidth: '280px' } })

const stateText = (isOn: boolean): string => (isOn ? texts.on : texts.off)

const rowActions = [{ id: 'edit', label: texts.view, icon: Edit20Regular, isQuick: true }]

const reminderColumns = (search: string): readonly DataTableColumn<ClientRow>[] => [
  {
    id: 'client',
    header: texts.client,
    type: 'link',
    getText: ({ name }) => name,
    getHref: ({ id }) => `${callLinks.clientReminders(id)}${search}`,
  },
  ...ReminderDelay.options.map((delay): DataTableColumn<ClientRow> => ({
    id: delay,
    header: reminderNames[delay],
    type: 'custom',
    width: 200,
    getText: ({ reminders }) => stateText(reminders[delay].enabled),
    render: ({ reminders }) => {
      const { enabled } = reminders[delay]
      return <StatusDot tone={enabled ? 'success' : 'neutral'} label={stateText(enabled)} />
    },
  })),
  { id: 'actions', header: texts.actions, type: 'actions', getActions: () => rowActions },
]

/** The list of clients with their call reminders (CALL-13). */
export default function RemindersPage() {
  const styles = { ...useListPageStyles(), ...useRemindersPageStyles() }
  const navigate = useNavigate()
  const { search: query } = useLocation()
  const { isLoadingRest, error, refetch } = useLoadedWhole(useAtomValue(reminderPagesAtom))
  const { search, count, rows } = useAtomValue(remindersByClientAtom)
  const columns = useMemo(() => reminderColumns(query), [query])
  const failedStates = useFailedStates({ error, hasRows: rows !== undefined, refetch })
  const show = (typed: string) =>
    void navigate({ search: typed === '' ? '' : `?${new URLSearchParams({ search: typed })}` }, { replace: true })
  const { text, type } = useSearchText(search, show)
  const open = (clientId: ClientId) => void navigate(`${callLinks.clientReminders(clientId)}${query}`)
  const { list } = texts
  const isBlank = count === 0
  return (
    <div className={styles.root} data-wide-page="">
      <PageHead
        title={list.title}
        help={list.help}
        actions={
          <ButtonLink icon={<CalendarLtr20Regular />} to={callLinks.list}>
            {texts.calls}
          </ButtonLink>
        }
      />
      {!isBlank && (
        <SearchBox
          className={styles.search}
          aria-label={texts.search}
          placeholder={texts.search}
          value={text}
          onChange={(_, data) => type(data.value)}
        />
      )}
      <ListPanel>
        <DataTable
          label={list.title}
          rowNoun={list.plural.slice(0, -1)}
          columns={columns}
          rows={rows}
          getRowId={({ id }) => String(id)}
          getRowLabel={({ name }) => name}
          states={{
            ...failedStates,
            isBlank,
            empty: isBlank ? (
              <EmptyState
                illustration="reminder"
                title={list.nothingYet.title}
                text={list.nothingYet.text}
                action={
                  <ButtonLink appearance="primary" to="/clients/create">
                    {list.nothingYet.action}
                  </ButtonLink>
                }
              />
            ) : (
              <EmptyState
                illustration="search"
                title={listMessages.nothingMatches.title}
                text={listMessages.nothingMatches.search(list.plural)}
                action={<Button onClick={() => type('')}>{listMessages.nothingMatches.clearSearch}</Button>}
              />
            ),
          }}
          paging={{ mode: 'all', isLoadingRest }}
          onRowOpen={(_, { row }) => open(row.id)}
          onRowAction={(_, { row }) => open(row.id)}
        />
      </ListPanel>
      <Outlet />
    </div>
  )
}
