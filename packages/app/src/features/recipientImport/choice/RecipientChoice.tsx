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

/** The chosen recipients: maps the id to whether the recipient was in another sequence. */
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

/** All matching recipients are being loaded; `count` of them are loaded. */
const collectingAtom = atom<{ readonly stop: () => void; readonly count: number } | undefined>(undefined)

/** Number of matching rows that were loaded since the user chose all; undefined while none are being loaded. */
const collectedCountAtom = atom((get) => get(collectingAtom)?.count)

/** Stops the loading and keeps the recipients that are chosen so far. */
const stopCollectingAtom = atom(null, (get) => get(collectingAtom)?.stop())

const entryOf = ({ id, sequenceId }: Recipient) => [id, { isHeld: sequenceId !== null }] as const

/** Adds all recipients that match the filters, except the rows that the user deselected. */
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
 * The choice as the table's selection. It stays when the filters change, because users collect recipients from several
 * searches. When the user chooses all matching recipients, they are loaded: the choice is always a list of recipients.
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

/** Sets the chosen recipients, for the wizard's step. */
const holdChoiceAtom = atom(null, (_get, set, choice: Choice) => set(choiceAtom, choice))

/** The list of recipients in the wizard that creates a sequence. */
const choiceList = { ...baseList, atoms: { ...baseList.atoms, selectionAtom: chosenSelectionAtom } }

export interface RecipientChoiceProps {
  readonly chosen: ChosenRecipients
  readonly onChange: (chosen: ChosenRecipients) => void
  /** The import that was started in this step; undefined for none. */
  readonly openImportId: number | undefined
  readonly onImportChange: (openImportId: number | undefined) => void
  /** Called after recipients of a file were added to the choice. */
  readonly onImported: (importId: number, ids: readonly number[]) => void
}

/**
 * Chooses recipients for a new sequence: from the list, all that match its filters, or from a file. The import of a
 * file does not leave the wizard (SEQ-11).
 */
export function RecipientChoice(props: RecipientChoiceProps) {
  const { chosen, onChange, openImportId, onImportChange, onImported } = props
  const styles = useRecipientChoiceStyles()
  const hold = useSetAtom(holdChoiceAtom)
  const stop = useSetAtom(stopCollectingAtom)
  const [isUploading, setIsUploading] = useState(false)
  useLayoutEffect(() => hold({ chosen, onChange }), [hold, chosen, onChange])
  // When the user leaves the step, the loading of matching recipients stops.
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

/** Shows how many recipients are chosen, and how many of them are in another sequence. */
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
