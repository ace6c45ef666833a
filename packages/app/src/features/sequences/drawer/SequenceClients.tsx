import {
  ButtonLink,
  DataTable,
  type DataTableColumn,
  EmptyState,
  InitialsAvatar,
  Notice,
  type RowAction,
  StatusDot,
} from '@tandem/components'
import { canChooseClient, type Client, type Sequence } from '@tandem/contract'
import { useAtomValue, useSetAtom } from 'jotai'
import { useMemo } from 'react'
import { useAllClients } from '../../../entities/client/allClients.ts'
import { useTableTabStyles } from '../../../shared/list/list.styles.ts'
import { LoadFailed } from '../../../shared/page/LoadFailed.tsx'
import { UpdateFailed } from '../../../shared/page/UpdateFailed.tsx'
import { sequenceClientMutationAtom, sequenceOptionsQueryAtomOf } from './api.ts'
import { sequenceClientMessages as texts } from './messages.ts'

/** The button of a client. Whether the client can change is undefined until it is known. */
function choicesOf(id: number, currentId: number, clientCanBeChanged: boolean | undefined): readonly RowAction[] {
  if (id === currentId) return []
  const select = { id: 'select', label: texts.select, isQuick: true }
  if (canChooseClient(id, currentId, { clientCanBeChanged: clientCanBeChanged === true })) return [select]
  return [{ ...select, isDisabled: true, hint: clientCanBeChanged === undefined ? texts.checking : texts.fixed }]
}

const clientColumns = (
  currentId: number,
  clientCanBeChanged: boolean | undefined,
): readonly DataTableColumn<Client>[] => [
  {
    id: 'name',
    header: texts.columns.name,
    type: 'link',
    getText: ({ name }) => name,
    getHref: ({ id }) => `/clients/manage/${id}`,
    renderMedia: ({ name }) => <InitialsAvatar size={24} name={name} />,
  },
  {
    id: 'contact',
    header: texts.columns.contact,
    type: 'text',
    getText: ({ contactPerson }) => contactPerson.name,
  },
  {
    id: 'location',
    header: texts.columns.location,
    type: 'text',
    getText: ({ targetLocation }) => targetLocation,
  },
  {
    id: 'selected',
    header: texts.columns.selected,
    type: 'custom',
    width: 140,
    getText: ({ id }) => (id === currentId ? texts.selected : ''),
    render: ({ id }) => (id === currentId ? <StatusDot tone="success" label={texts.selected} /> : ''),
  },
  {
    id: 'choice',
    header: texts.columns.choice,
    type: 'actions',
    width: 120,
    isAlwaysShown: true,
    getActions: ({ id }) => choicesOf(id, currentId, clientCanBeChanged),
  },
]

/** The client that a sequence writes for; another one can be chosen while nothing depends on it (SEQ-57). */
export function SequenceClients({ sequence }: { readonly sequence: Sequence }) {
  const { id, clientId } = sequence
  const styles = useTableTabStyles()
  const { clients, isLoadingRest, error, refetch } = useAllClients()
  const options = useAtomValue(useMemo(() => sequenceOptionsQueryAtomOf(id), [id]))
  const changeClient = useSetAtom(sequenceClientMutationAtom)
  const clientCanBeChanged = options.data?.clientCanBeChanged
  // The current client first. Archived clients can no longer be chosen.
  const rows = useMemo(
    () =>
      clients
        ?.filter((client) => client.id === clientId || client.status !== 'archived')
        .toSorted((one, other) => Number(other.id === clientId) - Number(one.id === clientId)),
    [clients, clientId],
  )
  const columns = useMemo(() => clientColumns(clientId, clientCanBeChanged), [clientId, clientCanBeChanged])

  if (error && !clients) return <LoadFailed title={texts.failed} error={error} onRetry={refetch} />
  return (
    <div className={styles.root}>
      {clientCanBeChanged === false && <Notice intent="info">{texts.fixed}</Notice>}
      {options.error && options.data === undefined && (
        <UpdateFailed
          layout="multiline"
          title={texts.optionsFailed}
          error={options.error}
          onRetry={() => void options.refetch()}
        />
      )}
      <div className={styles.table}>
        <DataTable
          label={texts.table}
          columns={columns}
          rows={rows}
          getRowId={(client) => String(client.id)}
          getRowLabel={({ name }) => name}
          states={{
            empty: (
              <EmptyState
                isCompact
                headingLevel={3}
                title={texts.none.title}
                text={texts.none.text}
                action={<ButtonLink to="/clients">{texts.none.action}</ButtonLink>}
              />
            ),
          }}
          paging={{ mode: 'all', isLoadingRest }}
          onRowAction={(_, { row, actionId }) => {
            if (actionId === 'select') void changeClient({ id, clientId: row.id, formerClientId: clientId })
          }}
        />
      </div>
    </div>
  )
}
