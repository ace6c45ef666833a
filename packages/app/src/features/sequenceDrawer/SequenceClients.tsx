import { ButtonLink, type DataTableColumn, InitialsAvatar, Notice, type RowAction, StatusDot } from '@tandem/components'
import { canChooseClient, type Client, type Sequence } from '@tandem/contract'
import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useMemo } from 'react'
import { useAllClients } from '../../entities/client/allClients.ts'
import { ChoiceTable } from '../../shared/list/ChoiceTable.tsx'
import { UpdateFailed } from '../../shared/page/UpdateFailed.tsx'
import { sequenceClientMutationAtom, sequenceOptionsQueryAtomOf } from './api.ts'
import { sequenceClientMessages as texts } from './messages.ts'

/** The button of a client. `clientCanBeChanged` is undefined while unknown. */
function choicesOf(id: number, currentId: number, clientCanBeChanged: boolean | undefined): readonly RowAction[] {
  if (id === currentId) return []
  const select = { id: 'select', label: texts.select, isQuick: true }
  if (canChooseClient(id, currentId, { clientCanBeChanged: clientCanBeChanged === true })) return [select]
  return [{ ...select, isDisabled: true, hint: clientCanBeChanged === undefined ? texts.checking : texts.fixed }]
}

const clientColumns = (currentId: number): readonly DataTableColumn<Client>[] => [
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
]

/** The client of a sequence. Another client can be selected while no other data depends on it (SEQ-57). */
export function SequenceClients({ sequence }: { readonly sequence: Sequence }) {
  const { id, clientId } = sequence
  const { clients, ...loading } = useAllClients()
  const options = useAtomValue(useMemo(() => sequenceOptionsQueryAtomOf(id), [id]))
  const changeClient = useSetAtom(sequenceClientMutationAtom)
  const clientCanBeChanged = options.data?.clientCanBeChanged
  // The present client first. Archived clients can no longer be selected.
  const rows = useMemo(
    () =>
      clients
        ?.filter((client) => client.id === clientId || client.status !== 'archived')
        .toSorted((one, other) => Number(other.id === clientId) - Number(one.id === clientId)),
    [clients, clientId],
  )
  const columns = useMemo(() => clientColumns(clientId), [clientId])
  const buttonsOf = useCallback(
    (client: Client) => choicesOf(client.id, clientId, clientCanBeChanged),
    [clientId, clientCanBeChanged],
  )
  return (
    <ChoiceTable
      texts={texts}
      columns={columns}
      rows={rows}
      loading={loading}
      buttonsOf={buttonsOf}
      onChoose={(client) => void changeClient({ id, clientId: client.id, formerClientId: clientId })}
      empty={{
        title: texts.none.title,
        text: texts.none.text,
        action: <ButtonLink to="/clients">{texts.none.action}</ButtonLink>,
      }}
      above={
        <>
          {clientCanBeChanged === false && <Notice intent="info">{texts.fixed}</Notice>}
          {options.error && options.data === undefined && (
            <UpdateFailed
              layout="multiline"
              title={texts.optionsFailed}
              error={options.error}
              onRetry={() => void options.refetch()}
            />
          )}
        </>
      }
    />
  )
}
