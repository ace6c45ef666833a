import { Button } from '@fluentui/react-components'
import { ArrowLeftRegular } from '@fluentui/react-icons/svg/arrow-left'
import { ArrowUploadRegular } from '@fluentui/react-icons/svg/arrow-upload'
import { PeopleAddRegular } from '@fluentui/react-icons/svg/people-add'
import { ButtonLink } from '@tandem/components'
import { type Recipient, type SequenceId } from '@tandem/contract'
import { type ComponentType, useState } from 'react'
import { type List } from '../../shared/list/defineList.ts'
import { ListTable } from '../../shared/list/ListTable.tsx'
import { useTableTabStyles } from '../../shared/list/list.styles.ts'
import { ListFilters } from '../../shared/list/view/ListFilters.tsx'
import { candidateList as list } from './lists.ts'
import { sequenceRecipientsMessages as texts } from './messages.ts'
import { useSequenceRecipientsStyles } from './SequenceRecipients.styles.ts'

/** Dialogs of other features. */
export interface RecipientDialogs {
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
  /** Address of the sequence's recipients. */
  readonly backTo: string
}

/** All recipients, to choose those that a sequence gets. */
export function Candidates({ sequence, backTo, ImportDialog, AddToSequenceDialog }: CandidatesProps) {
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
      <ListFilters list={list} columnTools={undefined}>
        {null}
      </ListFilters>
      <div className={table}>
        <ListTable
          list={list}
          hasExport={false}
          selectionActions={addSelected}
          emptyAction={
            <Button appearance="primary" icon={<ArrowUploadRegular />} onClick={() => setIsImporting(true)}>
              {texts.import}
            </Button>
          }
        />
      </div>
      {isAdding && <AddToSequenceDialog list={list} sequence={sequence} onClose={() => setIsAdding(false)} />}
      {isImporting && <ImportDialog isOpen sequenceId={sequence.id} onClose={() => setIsImporting(false)} />}
    </div>
  )
}
