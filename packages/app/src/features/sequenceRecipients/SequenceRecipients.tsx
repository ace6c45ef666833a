import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { ArrowUploadRegular } from '@fluentui/react-icons/svg/arrow-upload'
import { PersonAddRegular } from '@fluentui/react-icons/svg/person-add'
import { ButtonLink } from '@tandem/components'
import { type Sequence, type Recipient, type SequenceId } from '@tandem/contract'
import { useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, useMemo, useState, type ComponentType } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { BulkRun } from '../../shared/list/bulk/BulkRun.tsx'
import { ListTable } from '../../shared/list/ListTable.tsx'
import { useTableTabStyles } from '../../shared/list/list.styles.ts'
import { ListFilters } from '../../shared/list/view/ListFilters.tsx'
import { FreeTabs } from '../../entities/recipient/FreeRecipients.tsx'
import { queueQueryAtom } from '../../entities/sequence/forecast/api.ts'
import { removal, sequenceRecipientList as list, candidateList, candidateScope } from './lists.ts'
import { sequenceRecipientsMessages as texts } from './messages.ts'
import { QueueContext } from './sequenceStatusCell.tsx'
import { ArrowLeftRegular } from '@fluentui/react-icons/svg/arrow-left'
import { PeopleAddRegular } from '@fluentui/react-icons/svg/people-add'
import { type List } from '../../shared/list/defineList.ts'
import { column, wrappingRow } from '@tandem/components/styles'

const useSequenceRecipientsStyles = makeStyles({
  root: { ...column(tokens.spacingVerticalM), height: '100%', minHeight: '400px' },
  head: wrappingRow(tokens.spacingHorizontalS),
  help: { color: tokens.colorNeutralForeground2 },
})

interface RecipientDialogs {
  readonly ImportDialog: ComponentType<{
    readonly isOpen: boolean
    readonly sequenceId: SequenceId
    readonly onClose: () => void
  }>
  readonly AddToSequenceDialog: ComponentType<{
    readonly list: List<Recipient>
    readonly sequence: { readonly id: number; readonly name: string }
    readonly onClose: () => void
  }>
}

interface CandidatesProps extends RecipientDialogs {
  readonly sequence: { readonly id: number; readonly name: string }
  readonly backTo: string
}

function Candidates({ sequence, backTo, ImportDialog, AddToSequenceDialog }: CandidatesProps) {
  const styles = useSequenceRecipientsStyles()
  const { table } = useTableTabStyles()
  const [isAdding, setIsAdding] = useState(false)
  const [isImporting, setIsImporting] = useState(false)
  const addSelected = (
    <Button size="small" appearance="subtle" icon={<PeopleAddRegular />} onClick={() => setIsAdding(true)}>
      {texts.addSelected}
    </Button>
  )
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <ButtonLink to={backTo} appearance="subtle" icon={<ArrowLeftRegular />}>
          {texts.back}
        </ButtonLink>
        <span className={styles.help}>{texts.choose}</span>
      </div>
      <ListFilters
        list={candidateList}
        columnTools={undefined}
        viewSwitch={<FreeTabs list={candidateList} scopeAtom={candidateScope.scopeAtom} />}
      >
        {null}
      </ListFilters>
      <div className={table}>
        <ListTable
          list={candidateList}
          hasExport={false}
          selectionActions={addSelected}
          emptyAction={
            <Button appearance="primary" icon={<ArrowUploadRegular />} onClick={() => setIsImporting(true)}>
              {texts.import}
            </Button>
          }
        />
      </div>
      {isAdding && <AddToSequenceDialog list={candidateList} sequence={sequence} onClose={() => setIsAdding(false)} />}
      {isImporting && <ImportDialog isOpen sequenceId={sequence.id} onClose={() => setIsImporting(false)} />}
    </div>
  )
}

interface SequenceRecipientsProps extends RecipientDialogs {
  readonly sequence: Pick<Sequence, 'id' | 'name' | 'type'>
}

/** The last part of the address while the user selects recipients to add. */
const addPath = 'add'

/** Shows the recipients of a sequence. If the address ends in `add`, shows recipients to add. */
export function SequenceRecipients({ sequence, ...dialogs }: SequenceRecipientsProps) {
  const { tab = '', '*': rest = '' } = useParams()
  const { search } = useLocation()
  const path = `/sequences/manage/${sequence.id}/${tab}`
  return rest.toLowerCase() === addPath ? (
    <Candidates key={sequence.id} sequence={sequence} backTo={`${path}${search}`} {...dialogs} />
  ) : (
    <Members
      key={sequence.id}
      sequence={sequence}
      addTo={`${path}/${addPath}${search}`}
      ImportDialog={dialogs.ImportDialog}
    />
  )
}

interface MembersProps extends Pick<SequenceRecipientsProps, 'sequence' | 'ImportDialog'> {
  readonly addTo: string
}

function Members({ sequence, addTo, ImportDialog }: MembersProps) {
  const styles = useSequenceRecipientsStyles()
  const { table } = useTableTabStyles()
  const startBulk = useSetAtom(list.atoms.startBulkAtom)
  const [isImporting, setIsImporting] = useState(false)
  const actions = (
    <>
      <Button icon={<ArrowUploadRegular />} onClick={() => setIsImporting(true)}>
        {texts.import}
      </Button>
      <ButtonLink to={addTo} appearance="primary" icon={<PersonAddRegular />}>
        {texts.add}
      </ButtonLink>
    </>
  )
  return (
    <div className={styles.root}>
      <ListFilters list={list} columnTools={undefined}>
        {actions}
      </ListFilters>
      <div className={table}>
        <Queue sequence={sequence}>
          <ListTable
            list={list}
            emptyAction={<div className={styles.head}>{actions}</div>}
            onRowAction={(_, { row }) => void startBulk({ action: removal, rows: [row], count: 1 })}
          />
        </Queue>
      </div>
      <BulkRun list={list} />
      {isImporting && <ImportDialog isOpen sequenceId={sequence.id} onClose={() => setIsImporting(false)} />}
    </div>
  )
}

interface QueueProps extends Pick<SequenceRecipientsProps, 'sequence'> {
  readonly children: ReactNode
}

/** Requests the next steps of all rows in one request. */
function Queue({ sequence: { id, type }, children }: QueueProps) {
  const queueAtom = useMemo(
    () =>
      queueQueryAtom((get) => {
        const ids = get(list.atoms.rowsAtom)?.map((row) => row.id) ?? []
        return ids.length === 0 ? undefined : { params: { id }, body: { recipientIds: ids } }
      }),
    [id],
  )
  const { data } = useAtomValue(queueAtom)
  const queue = useMemo(
    () => ({
      steps: new Map(data?.recipients.map((each) => [each.recipientId, each])),
      isReEngagement: type === 'reEngagement',
    }),
    [data, type],
  )
  return <QueueContext value={queue}>{children}</QueueContext>
}
