import { ButtonLink, DataTable, type DataTableColumn, EmptyState, StatusDot } from '@tandem/components'
import { type ListedSequence, type Profile } from '@tandem/contract'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { statuses } from '../../../shared/list/columns/productCells.tsx'
import { useTableTabStyles } from '../../../shared/list/TableTab.styles.ts'
import { LoadFailed } from '../../../shared/page/LoadFailed.tsx'
import { useLoadedWhole } from '../../../shared/api/useLoadedWhole.ts'
import { profileSequencesMessages as texts } from './messages.ts'
import { choiceOf, sequencePagesQueryAtom, sequencesAtom, sequencesFor } from './profileSequences.ts'

/** A sequence that was selected for the profile, or from which it is removed. */
export interface SequenceChoice {
  readonly sequence: ListedSequence
  readonly action: 'add' | 'remove' | 'overwrite'
  readonly holderName: string | undefined
}

interface ProfileSequencesProps {
  readonly profile: Profile
  /** An earlier choice has not been answered yet. */
  readonly isBusy: boolean
  readonly onChoose: (choice: SequenceChoice) => void
}

/** The sequences that a profile can send for, each with a button that selects or removes it (SEQ-59). */
export function ProfileSequences({ profile, isBusy, onChoose }: ProfileSequencesProps) {
  const styles = useTableTabStyles()
  const loaded = useAtomValue(sequencesAtom)
  const { error, isLoadingRest, refetch } = useLoadedWhole(useAtomValue(sequencePagesQueryAtom))
  const rows = useMemo(() => loaded && sequencesFor(profile, loaded.sequences), [loaded, profile])
  const columns = useMemo(() => columnsOf(profile, loaded?.clientNames, isBusy), [profile, loaded?.clientNames, isBusy])
  if (error && !loaded) return <LoadFailed title={texts.failed} error={error} onRetry={refetch} />
  if (rows?.length === 0 && !isLoadingRest) {
    const action = <ButtonLink to="/sequences/create">{texts.none.action}</ButtonLink>
    return <EmptyState isCompact headingLevel={3} title={texts.none.title} text={texts.none.text} action={action} />
  }
  const holderName = loaded?.sequences.find(({ id }) => id === profile.sequenceId)?.name
  return (
    <div className={styles.root}>
      <div className={styles.table}>
        <DataTable
          label={texts.table}
          columns={columns}
          rows={rows}
          getRowId={({ id }) => String(id)}
          getRowLabel={({ name }) => name}
          paging={{ mode: 'all', isLoadingRest }}
          onRowAction={(_, { row, actionId }) => {
            if (actionId === 'add' || actionId === 'remove' || actionId === 'overwrite')
              onChoose({ sequence: row, action: actionId, holderName })
          }}
        />
      </div>
    </div>
  )
}

function columnsOf(
  profile: Profile,
  clientNames: ReadonlyMap<number, string> | undefined,
  isBusy: boolean,
): readonly DataTableColumn<ListedSequence>[] {
  return [
    {
      id: 'name',
      header: texts.columns.name,
      type: 'link',
      getText: ({ name }) => name,
      getHref: ({ id }) => `/sequences/manage/${id}`,
    },
    {
      id: 'status',
      header: texts.columns.status,
      type: 'custom',
      width: 120,
      getText: ({ status }) => statuses[status].label,
      render: ({ status }) => <StatusDot {...statuses[status]} />,
    },
    {
      id: 'client',
      header: texts.columns.client,
      type: 'text',
      getText: ({ clientId }) => clientNames?.get(clientId),
    },
    {
      id: 'recipients',
      header: texts.columns.recipients,
      type: 'number',
      width: 110,
      getNumber: ({ recipientsCount }) => recipientsCount,
    },
    {
      id: 'choice',
      header: texts.columns.choice,
      type: 'actions',
      width: 140,
      isAlwaysShown: true,
      getActions: (sequence) => [choiceOf(profile, sequence, isBusy)],
    },
  ]
}
