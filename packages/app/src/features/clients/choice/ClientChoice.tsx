import { Button } from '@fluentui/react-components'
import { Add20Regular } from '@fluentui/react-icons/svg/add'
import { DataTable, type DataTableColumn, EmptyState, shortAddress } from '@tandem/components'
import { type Client } from '@tandem/contract'
import { useMemo, useState } from 'react'
import { useAllClients } from '../../../entities/client/allClients.ts'
import { ListSurface } from '../../../shared/list/ListSurface.tsx'
import { LoadFailed } from '../../../shared/page/LoadFailed.tsx'
import { ClientFormDrawer } from './ClientFormDrawer.tsx'
import { useClientChoiceStyles } from './ClientChoice.styles.ts'
import { clientChoiceMessages as texts } from './messages.ts'

const edit = { id: 'edit', label: texts.edit, isQuick: true }

/** The columns of the clients; the chosen one says so on its button. */
const columnsOf = (selectedId: number | undefined): readonly DataTableColumn<Client>[] => [
  { id: 'name', header: texts.columns.name, type: 'text', getText: ({ name }) => name, width: 240 },
  {
    id: 'contact',
    header: texts.columns.contact,
    type: 'text',
    getText: ({ contactPerson }) => contactPerson.name ?? '',
    width: 200,
  },
  { id: 'website', header: texts.columns.website, type: 'text', getText: ({ url }) => shortAddress(url), width: 240 },
  {
    id: 'choice',
    header: texts.columns.choice,
    type: 'actions',
    width: 180,
    isAlwaysShown: true,
    getActions: ({ id }) => [
      id === selectedId
        ? { id: 'selected', label: texts.selected, isQuick: true }
        : { id: 'select', label: texts.select, isQuick: true },
      edit,
    ],
  },
]

export interface ClientChoiceProps {
  readonly selectedId: number | undefined
  /** A client was selected, or the selected one was renamed. */
  readonly onSelect: (client: Pick<Client, 'id' | 'name'>) => void
}

/** Chooses the AI client of a sequence: a table with Select and Edit, and drawers that create and edit (SEQ-12). */
export function ClientChoice({ selectedId, onSelect }: ClientChoiceProps) {
  const styles = useClientChoiceStyles()
  const { clients: allClients, isLoadingRest, error, refetch } = useAllClients()
  // Archived clients cannot be chosen.
  const clients = useMemo(
    () =>
      allClients
        ?.filter(({ status }) => status !== 'archived')
        .toSorted((one, other) => one.name.localeCompare(other.name)),
    [allClients],
  )
  const [opened, setOpened] = useState<'new' | number>()
  const columns = useMemo(() => columnsOf(selectedId), [selectedId])
  const create = (
    <Button icon={<Add20Regular />} onClick={() => setOpened('new')}>
      {texts.create}
    </Button>
  )
  const close = () => setOpened(undefined)
  const saved = (client: Client) => {
    close()
    if (opened === 'new' || client.id === selectedId) onSelect(client)
  }
  return (
    <div className={styles.root}>
      {error && !clients ? (
        <LoadFailed isCompact headingLevel={3} title={texts.failed} error={error} onRetry={refetch} />
      ) : clients?.length === 0 ? (
        <EmptyState isCompact headingLevel={3} title={texts.none.title} text={texts.none.text} action={create} />
      ) : (
        <>
          <div>{create}</div>
          <ListSurface className={styles.surface}>
            <DataTable
              label={texts.table}
              columns={columns}
              rows={clients}
              getRowId={({ id }) => String(id)}
              getRowLabel={({ name }) => name}
              paging={{ mode: 'all', isLoadingRest }}
              onRowAction={(_, { row, actionId }) => {
                if (actionId === edit.id) setOpened(row.id)
                else onSelect(row)
              }}
            />
          </ListSurface>
        </>
      )}
      {opened !== undefined && (
        <ClientFormDrawer clientId={opened === 'new' ? undefined : opened} onSaved={saved} onClose={close} />
      )}
    </div>
  )
}
