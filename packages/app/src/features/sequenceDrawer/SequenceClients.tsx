import { Button, Link, Skeleton, SkeletonItem } from '@fluentui/react-components'
import {
  ButtonLink,
  type DataTableColumn,
  InitialsAvatar,
  Notice,
  type RowAction,
  useRoutedAnchor,
} from '@tandem/components'
import { type Client, type Sequence } from '@tandem/contract'
import { useAtomValue, useSetAtom } from 'jotai'
import { useMemo, useState } from 'react'
import { useAllClients } from '../../entities/client/allClients.ts'
import { clientQueryAtomOf } from '../../entities/client/api.ts'
import { clientEntityMessages } from '../../entities/client/messages.ts'
import { ChoiceTable } from '../../shared/list/ChoiceTable.tsx'
import { LoadFailed } from '../../shared/page/LoadFailed.tsx'
import { UpdateFailed } from '../../shared/page/UpdateFailed.tsx'
import { sharedMessages } from '../../shared/text/messages.ts'
import { sequenceClientMutationAtom, sequenceOptionsQueryAtomOf } from './api.ts'
import { useSequenceDrawerStyles } from './drawer.styles.ts'
import { sequenceClientMessages as texts } from './messages.ts'

const columns: readonly DataTableColumn<Client>[] = [
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
]

const buttonsOf = (): readonly RowAction[] => [{ id: 'select', label: texts.select, isQuick: true }]

/** The user can change the client while the sequence has no profile and no contacted recipient (SEQ-57). */
export function SequenceClients({ sequence }: { readonly sequence: Sequence }) {
  const { id, clientId } = sequence
  const styles = useSequenceDrawerStyles()
  const [isChoosing, setIsChoosing] = useState(false)
  const options = useAtomValue(useMemo(() => sequenceOptionsQueryAtomOf(id), [id]))
  const clientCanBeChanged = options.data?.clientCanBeChanged
  return (
    <div className={styles.client}>
      {clientCanBeChanged === false && <Notice intent="info">{texts.fixed}</Notice>}
      {options.error && options.data === undefined && (
        <UpdateFailed
          layout="multiline"
          title={texts.optionsFailed}
          error={options.error}
          onRetry={() => void options.refetch()}
        />
      )}
      <section aria-label={texts.current} className={styles.card}>
        <CurrentClient clientId={clientId} />
        {clientCanBeChanged === true && (
          <Button aria-expanded={isChoosing} onClick={() => setIsChoosing(!isChoosing)}>
            {isChoosing ? texts.keep : texts.change}
          </Button>
        )}
      </section>
      {isChoosing && clientCanBeChanged === true && (
        <OtherClients sequence={sequence} onChosen={() => setIsChoosing(false)} />
      )}
    </div>
  )
}

function CurrentClient({ clientId }: Pick<Sequence, 'clientId'>) {
  const styles = useSequenceDrawerStyles()
  const { data, error, refetch } = useAtomValue(useMemo(() => clientQueryAtomOf(clientId), [clientId]))
  const anchor = useRoutedAnchor(`/clients/manage/${clientId}`)
  if (error && !data)
    return <LoadFailed isCompact headingLevel={3} title={clientEntityMessages.failed} error={error} onRetry={refetch} />
  if (!data) {
    return (
      <Skeleton aria-label={sharedMessages.loading} className={styles.who}>
        <SkeletonItem size={40} />
      </Skeleton>
    )
  }
  return (
    <>
      <InitialsAvatar size={40} name={data.name} />
      <div className={styles.who}>
        <Link {...anchor}>{data.name}</Link>
        <p className={styles.whoLine}>{[data.contactPerson.name, data.targetLocation].filter(Boolean).join(' · ')}</p>
      </div>
    </>
  )
}

interface OtherClientsProps {
  readonly sequence: Sequence
  readonly onChosen: () => void
}

/** The clients that can replace the current client. An archived client cannot replace it. */
function OtherClients({ sequence, onChosen }: OtherClientsProps) {
  const { id, clientId } = sequence
  const { clients, ...loading } = useAllClients()
  const changeClient = useSetAtom(sequenceClientMutationAtom)
  const rows = useMemo(
    () => clients?.filter((client) => client.status !== 'archived' && client.id !== clientId),
    [clients, clientId],
  )
  return (
    <ChoiceTable
      texts={texts}
      columns={columns}
      rows={rows}
      loading={loading}
      buttonsOf={buttonsOf}
      onChoose={(client) => {
        onChosen()
        void changeClient({ id, clientId: client.id, formerClientId: clientId })
      }}
      empty={{
        title: texts.none.title,
        text: texts.none.text,
        action: <ButtonLink to="/clients">{texts.none.action}</ButtonLink>,
      }}
    />
  )
}
