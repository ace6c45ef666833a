import { ButtonLink, type DataTableColumn, StatusDot } from '@tandem/components'
import { type ListedSequence, type Profile, pageSize, profileLink, sequenceList } from '@tandem/contract'
import { useAtomValue } from 'jotai'
import { useCallback, useMemo } from 'react'
import { statuses } from '../../../shared/list/columns/productCells.tsx'
import { ChoiceTable } from '../../../shared/list/ChoiceTable.tsx'
import { useLoadedWhole } from '../../../shared/api/useLoadedWhole.ts'
import { profileSequencesMessages as texts } from './messages.ts'
import { cursorBehind } from '../../../shared/api/cursorBehind.ts'
import { operationPagesAtom } from '../../../shared/api/operationPagesAtom.ts'
import { profileChoice } from '../../../entities/sequence/profiles/profileChoice.ts'

/** All pages of the sequences (LIST-22). */
const sequencePagesQueryAtom = operationPagesAtom(
  { sequenceList },
  {
    getInput: (_get, cursor) => ({ query: { limit: pageSize.loadAll, ...cursor } }),
    getNext: ({ _embedded: { sequences } }) => cursorBehind(sequences),
  },
)

/**
 * Sorts the sequences: the profile's sequence, the sequences of the profile's client, all others. Leaves out archived
 * sequences, except the profile's sequence.
 */
function sequencesFor(profile: Profile, sequences: readonly ListedSequence[]): readonly ListedSequence[] {
  const rank = (sequence: ListedSequence) =>
    sequence.profileIds.includes(profile.id) ? 0 : sequence.clientId === profile.clientId ? 1 : 2
  return sequences
    .filter((sequence) => sequence.status !== 'archived' || rank(sequence) === 0)
    .toSorted((one, other) => rank(one) - rank(other) || one.name.localeCompare(other.name))
}

/** `overwrite` moves the profile from the sequence `holderName` to `sequence`. */
export interface SequenceChoice {
  readonly sequence: ListedSequence
  readonly action: 'add' | 'remove' | 'overwrite'
  readonly holderName: string | undefined
}

interface ProfileSequencesProps {
  readonly profile: Profile
  readonly isBusy: boolean
  readonly onChoose: (choice: SequenceChoice) => void
}

/** The tab in which the user chooses the sequence of a profile (SEQ-59). */
export function ProfileSequences({ profile, isBusy, onChoose }: ProfileSequencesProps) {
  const query = useAtomValue(sequencePagesQueryAtom)
  const loading = useLoadedWhole(query)
  const pages = query.data?.pages
  const sequences = useMemo(() => pages?.flatMap(({ _embedded: embedded }) => embedded.sequences), [pages])
  const rows = useMemo(() => sequences && sequencesFor(profile, sequences), [sequences, profile])
  const columns = useMemo(() => {
    const clients = pages?.flatMap(({ _embedded: embedded }) => Object.values(embedded.clients))
    return columnsOf(new Map(clients?.map(({ id, name }) => [id, name])))
  }, [pages])
  // The button is disabled for a sequence of another client (SEQ-63) and for a full sequence (SEQ-64).
  const buttonsOf = useCallback(
    (sequence: ListedSequence) => [profileChoice(profileLink(profile, sequence), texts.remove, isBusy)],
    [profile, isBusy],
  )
  const holderName = sequences?.find(({ id }) => id === profile.sequenceId)?.name
  return (
    <ChoiceTable
      texts={texts}
      columns={columns}
      rows={rows}
      loading={loading}
      buttonsOf={buttonsOf}
      onChoose={(sequence, action) => {
        if (action === 'add' || action === 'remove' || action === 'overwrite')
          onChoose({ sequence, action, holderName })
      }}
      empty={{
        title: texts.none.title,
        text: texts.none.text,
        action: <ButtonLink to="/sequences/create">{texts.none.action}</ButtonLink>,
      }}
    />
  )
}

function columnsOf(clientNames: ReadonlyMap<number, string>): readonly DataTableColumn<ListedSequence>[] {
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
      getText: ({ clientId }) => clientNames.get(clientId),
    },
    {
      id: 'recipients',
      header: texts.columns.recipients,
      type: 'number',
      width: 110,
      getNumber: ({ recipientsCount }) => recipientsCount,
    },
  ]
}
