import { lazyOverlay } from '@tandem/components'
import { Button, Spinner } from '@fluentui/react-components'
import { ArrowUploadRegular } from '@fluentui/react-icons/svg/arrow-upload'
import { useAtomValue, useSetAtom } from 'jotai'
import { useLayoutEffect, useState } from 'react'
import { ListSurface } from '../../../shared/list/ListSurface.tsx'
import { ListTable } from '../../../shared/list/ListTable.tsx'
import { ListFilters } from '../../../shared/list/view/ListFilters.tsx'
import {
  choiceList,
  type ChosenRecipients,
  collectedCountAtom,
  holdChoiceAtom,
  stopCollectingAtom,
} from './choiceList.ts'
import { ChoiceImport } from './ChoiceImport.tsx'
import { recipientChoiceMessages as texts } from './messages.ts'
import { useRecipientChoiceStyles } from './RecipientChoice.styles.ts'

const ImportDialog = lazyOverlay(async () => (await import('../ImportDialog.tsx')).ImportDialog)

export interface RecipientChoiceProps {
  readonly chosen: ChosenRecipients
  readonly onChange: (chosen: ChosenRecipients) => void
  /** An import that was begun here; undefined: none. */
  readonly openImportId: number | undefined
  readonly onImportChange: (openImportId: number | undefined) => void
  /** Recipients of a file became chosen. */
  readonly onImported: (importId: number, ids: readonly number[]) => void
}

/**
 * Chooses recipients for a new sequence: from the list, all that match its filters, or from a file that is imported
 * without leaving (SEQ-11).
 */
export function RecipientChoice(props: RecipientChoiceProps) {
  const { chosen, onChange, openImportId, onImportChange, onImported } = props
  const styles = useRecipientChoiceStyles()
  const hold = useSetAtom(holdChoiceAtom)
  const stop = useSetAtom(stopCollectingAtom)
  const [isUploading, setIsUploading] = useState(false)
  useLayoutEffect(() => hold({ chosen, onChange }), [hold, chosen, onChange])
  // Loading what matches ends with the step.
  useLayoutEffect(() => () => stop(), [stop])
  if (openImportId !== undefined) {
    return (
      <ChoiceImport
        key={openImportId}
        importId={openImportId}
        onImported={(ids) => onImported(openImportId, ids)}
        onEnd={() => onImportChange(undefined)}
      />
    )
  }
  const importButton = (
    <Button icon={<ArrowUploadRegular />} onClick={() => setIsUploading(true)}>
      {texts.importAction}
    </Button>
  )
  return (
    <div className={styles.root}>
      <ListFilters list={choiceList} columnTools={undefined}>
        {importButton}
      </ListFilters>
      <ChoiceBar chosen={chosen} />
      <ListSurface className={styles.surface}>
        <ListTable list={choiceList} emptyAction={importButton} hasExport={false} />
      </ListSurface>
      {isUploading && (
        <ImportDialog
          isOpen
          hasSequence={false}
          onClose={() => setIsUploading(false)}
          onUploaded={(importId) => {
            setIsUploading(false)
            onImportChange(importId)
          }}
        />
      )}
    </div>
  )
}

/** How many are chosen, and how many of them another sequence has. */
function ChoiceBar({ chosen }: { readonly chosen: ChosenRecipients }) {
  const styles = useRecipientChoiceStyles()
  const collected = useAtomValue(collectedCountAtom)
  const stop = useSetAtom(stopCollectingAtom)
  const heldCount = [...chosen.values()].filter(({ isHeld }) => isHeld).length
  return (
    <div className={styles.bar}>
      <span role="status" className={styles.chosen}>
        {collected === undefined ? texts.chosen(chosen.size) : texts.collecting(collected)}
      </span>
      {collected === undefined ? (
        heldCount > 0 && <span className={styles.note}>{texts.held(heldCount)}</span>
      ) : (
        <>
          <Spinner size="tiny" aria-hidden />
          <Button size="small" onClick={() => stop()}>
            {texts.stop}
          </Button>
        </>
      )}
    </div>
  )
}
