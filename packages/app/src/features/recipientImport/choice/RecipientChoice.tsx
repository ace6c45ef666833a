import { emptyRowSelection, type RowSelection } from '@tandem/components'
import { Button, Spinner } from '@fluentui/react-components'
import { ArrowUploadRegular } from '@fluentui/react-icons/svg/arrow-upload'
import { useAtomValue, useSetAtom, atom } from 'jotai'
import { useLayoutEffect, useState } from 'react'
import { ListPanel } from '../../../shared/list/ListPanel.tsx'
import { ListTable } from '../../../shared/list/ListTable.tsx'
import { ListFilters } from '../../../shared/list/view/ListFilters.tsx'
import { ChoiceImport } from './ChoiceImport.tsx'
import { recipientChoiceMessages as texts } from './messages.ts'
import { useRecipientChoiceStyles } from './RecipientChoice.styles.ts'
import { recipientFilters, recipientList as recipientListOperation, type Recipient } from '@tandem/contract'
import { isAbort } from '../../../shared/api/RequestError.ts'
import { errorText } from '../../../shared/api/errorText.ts'
import { defineList } from '../../../shared/list/defineList.ts'
import { showToastAtom } from '../../../shared/toast/toasts.ts'
import { LazyImportDialog } from '../LazyImportDialog.ts'
import { recipientList } from '../../../entities/recipient/recipientList.ts'
import { sequenceCell } from '../../../entities/recipient/sequenceCell.tsx'

/** The recipients that were chosen: by their id, whether they were in another sequence. */
type ChosenRecipients = ReadonlyMap<number, { readonly isHeld: boolean }>

interface Choice {
  readonly chosen: ChosenRecipients
  readonly onChange: (chosen: ChosenRecipients) => void
}

const { expectedColumns, rowLabel } = recipientList

const baseList = defineList(
  { dataType: 'recipients', rows: { recipientList: recipientListOperation }, filters: { recipientFilters } },
  {
    path: '/sequences/create',
    urlPrefix: 'recipients.',
    texts: texts.list,
    expectedColumns,
    rowLabel,
    cells: { sequence: sequenceCell },
  },
)

const choiceAtom = atom<Choice>({ chosen: new Map(), onChange: () => {} })

/** All that match are being loaded: how many so far. */
const collectingAtom = atom<{ readonly stop: () => void; readonly count: number } | undefined>(undefined)

/** How many rows that match have been loaded since all were chosen; undefined while none are being loaded. */
const collectedCountAtom = atom((get) => get(collectingAtom)?.count)

/** Leaves the choice as it is. */
const stopCollectingAtom = atom(null, (get) => get(collectingAtom)?.stop())

const entryOf = ({ id, sequenceId }: Recipient) => [id, { isHeld: sequenceId !== null }] as const

/** Adds all recipients that match the filters, but for the rows without a mark. */
const collectAtom = atom(null, async (get, set, selection: RowSelection) => {
  const controller = new AbortController()
  const tell = (count: number) => set(collectingAtom, { stop: () => controller.abort(), count })
  get(collectingAtom)?.stop()
  tell(0)
  const { signal } = controller
  try {
    set(baseList.atoms.selectionAtom, selection)
    const rows = await set(baseList.atoms.collectSelectedAtom, { signal, onProgress: tell })
    const { chosen, onChange } = get(choiceAtom)
    if (!signal.aborted) onChange(new Map([...chosen, ...rows.map(entryOf)]))
  } catch (error) {
    if (!isAbort(error)) set(showToastAtom, { intent: 'error', title: texts.collectFailed, text: errorText(error) })
  } finally {
    set(collectingAtom, undefined)
    set(baseList.atoms.selectionAtom, emptyRowSelection)
  }
})

/**
 * The choice as the table's selection. It stays when the filters change: recipients are collected from several
 * searches. Choosing all that match loads them, so that the choice always is a list of recipients.
 */
const chosenSelectionAtom = atom(
  (get): RowSelection => ({ kind: 'some', ids: new Set([...get(choiceAtom).chosen.keys()].map(String)) }),
  (get, set, selection: RowSelection) => {
    if (selection.kind === 'all') {
      void set(collectAtom, selection)
      return
    }
    get(collectingAtom)?.stop()
    const { chosen, onChange } = get(choiceAtom)
    const shown = new Map((get(baseList.atoms.rowsAtom) ?? []).map(entryOf))
    onChange(
      new Map(
        [...selection.ids].map((text) => {
          const id = Number(text)
          return [id, chosen.get(id) ?? shown.get(id) ?? { isHeld: false }] as const
        }),
      ),
    )
  },
)

/** Hands the table what is chosen, and takes what is chosen in it. */
const holdChoiceAtom = atom(null, (_get, set, choice: Choice) => set(choiceAtom, choice))

/** The list of recipients in the creation wizard. */
const choiceList = { ...baseList, atoms: { ...baseList.atoms, selectionAtom: chosenSelectionAtom } }

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
      <ListPanel className={styles.surface}>
        <ListTable list={choiceList} emptyAction={importButton} hasExport={false} />
      </ListPanel>
      {isUploading && (
        <LazyImportDialog
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
