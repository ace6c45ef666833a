import { Button } from '@fluentui/react-components'
import { ArrowUploadRegular } from '@fluentui/react-icons/svg/arrow-upload'
import { PersonAddRegular } from '@fluentui/react-icons/svg/person-add'
import { ButtonLink } from '@tandem/components'
import { type Sequence } from '@tandem/contract'
import { useSetAtom } from 'jotai'
import { lazy, Suspense, useState } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { BulkRun } from '../../../shared/lists/bulk/BulkRun.tsx'
import { ListTable } from '../../../shared/lists/ListTable.tsx'
import { ListFilters } from '../../../shared/lists/view/ListFilters.tsx'
import { Candidates } from './Candidates.tsx'
import { removal, sequenceRecipientList as list } from './lists.ts'
import { Queue } from './Queue.tsx'
import { sequenceRecipientsMessages as texts } from './messages.ts'
import { useSequenceRecipientsStyles } from './SequenceRecipients.styles.ts'

const ImportDialog = lazy(async () => ({ default: (await import('../import/ImportDialog.tsx')).ImportDialog }))

interface SequenceRecipientsProps {
  readonly sequence: Pick<Sequence, 'id' | 'name' | 'type'>
}

/** The part of the address behind the tab that shows the recipients to add. */
const addPath = 'add'

/** The recipients of a sequence: a list of its own over the page's list. More are chosen at an address below it. */
export function SequenceRecipients({ sequence }: SequenceRecipientsProps) {
  const { tab = '', '*': rest = '' } = useParams()
  const { search } = useLocation()
  const path = `/sequences/manage/${sequence.id}/${tab}`
  return rest.toLowerCase() === addPath ? (
    <Candidates key={sequence.id} sequence={sequence} backTo={`${path}${search}`} />
  ) : (
    <Members key={sequence.id} sequence={sequence} addTo={`${path}/${addPath}${search}`} />
  )
}

function Members({ sequence, addTo }: SequenceRecipientsProps & { readonly addTo: string }) {
  const styles = useSequenceRecipientsStyles()
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
      <div className={styles.table}>
        <Queue sequence={sequence}>
          <ListTable
            list={list}
            emptyAction={<div className={styles.head}>{actions}</div>}
            onRowAction={(_, { row }) => void startBulk({ action: removal, rows: [row], count: 1 })}
          />
        </Queue>
      </div>
      <BulkRun list={list} />
      <Suspense>
        {isImporting && <ImportDialog isOpen sequenceId={sequence.id} onClose={() => setIsImporting(false)} />}
      </Suspense>
    </div>
  )
}
