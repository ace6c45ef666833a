import { emptyRowSelection, type RowSelection } from '@tandem/components'
import { Button, Spinner } from '@fluentui/react-components'
import { ArrowUploadRegular } from '@fluentui/react-icons/svg/arrow-upload'
import { type Atom, atom, useAtomValue, useStore, type WritableAtom } from 'jotai'
import { useMemo, useState } from 'react'
import { ListPanel } from '../../../shared/list/ListPanel.tsx'
import { ListTable } from '../../../shared/list/ListTable.tsx'
import { ListFilters } from '../../../shared/list/view/ListFilters.tsx'
import { ChoiceImport } from './ChoiceImport.tsx'
import { recipientChoiceMessages as texts } from './messages.ts'
import { useRecipientChoiceStyles } from './RecipientChoice.styles.ts'
import { recipientFilters, recipientList as recipientListOperation, type Recipient } from '@tandem/contract'
import { useOnUnmount } from '../../../shared/page/useOnUnmount.ts'
import { isAbort } from '../../../shared/api/RequestError.ts'
import { errorText } from '../../../shared/api/errorText.ts'
import { defineList } from '../../../shared/list/defineList.ts'
import { showToastAtom } from '../../../shared/toast/toasts.ts'
import { LazyImportDialog } from '../LazyImportDialog.ts'
import { recipientList } from '../../../entities/recipient/recipientList.ts'
import { freeFirst, FreeTabs } from '../../../entities/recipient/FreeRecipients.tsx'
import { sequenceCell } from '../../../entities/recipient/sequenceCell.tsx'

/** By recipient id. `isHeld`: the recipient was in another sequence when the user chose the recipient. */
type ChosenRecipients = ReadonlyMap<number, { readonly isHeld: boolean }>

const { expectedColumns, rowLabel } = recipientList
const free = freeFirst('recipients.')

const baseList = defineList(
  { dataType: 'recipients', rows: { recipientList: recipientListOperation }, filters: { recipientFilters } },
  {
    path: '/sequences/create',
    ...free.options,
    storedAs: 'sequenceChoice',
    texts: texts.list,
    illustration: 'people',
    expectedColumns,
    rowLabel,
    cells: { sequence: sequenceCell },
  },
)

const entryOf = ({ id, sequenceId }: Recipient) => [id, { isHeld: sequenceId !== null }] as const

type ChosenAtom = WritableAtom<ChosenRecipients, [ChosenRecipients], void>

/** `count`: the number of recipients loaded so far. `stop` ends the loading without adding recipients. */
interface Collecting {
  readonly stop: () => void
  readonly count: number
}

/**
 * The table shows the chosen recipients as selected rows. A recipient stays chosen after the filters change. If the
 * user selects all matching recipients, the list loads these recipients, because the choice consists of ids.
 */
function choiceListOf(chosenAtom: ChosenAtom) {
  const collectingAtom = atom<Collecting | undefined>(undefined)

  /** Loads all recipients that match the filters, except deselected recipients, and adds them to the choice. */
  const collectAtom = atom(null, async (get, set, selection: RowSelection) => {
    const controller = new AbortController()
    const tell = (count: number) => set(collectingAtom, { stop: () => controller.abort(), count })
    get(collectingAtom)?.stop()
    tell(0)
    const { signal } = controller
    try {
      set(baseList.atoms.selectionAtom, selection)
      const rows = await set(baseList.atoms.collectSelectedAtom, { signal, onProgress: tell })
      if (!signal.aborted) set(chosenAtom, new Map([...get(chosenAtom), ...rows.map(entryOf)]))
    } catch (error) {
      if (!isAbort(error)) set(showToastAtom, { intent: 'error', title: texts.collectFailed, text: errorText(error) })
    } finally {
      set(collectingAtom, undefined)
      set(baseList.atoms.selectionAtom, emptyRowSelection)
    }
  })

  const selectionAtom = atom(
    (get): RowSelection => ({ kind: 'some', ids: new Set([...get(chosenAtom).keys()].map(String)) }),
    (get, set, selection: RowSelection) => {
      if (selection.kind === 'all') {
        void set(collectAtom, selection)
        return
      }
      get(collectingAtom)?.stop()
      const chosen = get(chosenAtom)
      const shown = new Map((get(baseList.atoms.rowsAtom) ?? []).map(entryOf))
      const entries = [...selection.ids].map((text) => {
        const id = Number(text)
        return [id, chosen.get(id) ?? shown.get(id) ?? { isHeld: false }] as const
      })
      set(chosenAtom, new Map(entries))
    },
  )
  return { list: { ...baseList, atoms: { ...baseList.atoms, selectionAtom } }, collectingAtom }
}

export interface RecipientChoiceProps {
  readonly chosenAtom: ChosenAtom
  /** The import that replaces the table. Undefined if no import is open. */
  readonly openImportId: number | undefined
  readonly onImportChange: (openImportId: number | undefined) => void
  /** Called after recipients of a file were added to the choice. */
  readonly onImported: (importId: number, ids: readonly number[]) => void
}

/** Chooses recipients for a new sequence. The user can import recipients without leaving the wizard (SEQ-11). */
export function RecipientChoice(props: RecipientChoiceProps) {
  const { chosenAtom, openImportId, onImportChange, onImported } = props
  const styles = useRecipientChoiceStyles()
  const { list, collectingAtom } = useMemo(() => choiceListOf(chosenAtom), [chosenAtom])
  const store = useStore()
  const [isUploading, setIsUploading] = useState(false)
  // When the user leaves this step of the wizard, the loading stops.
  useOnUnmount(() => store.get(collectingAtom)?.stop())
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
      <ListFilters
        list={list}
        columnTools={undefined}
        viewSwitch={<FreeTabs list={baseList} scopeAtom={free.scopeAtom} />}
      >
        {importButton}
      </ListFilters>
      <ListPanel className={styles.surface}>
        <ListTable
          list={list}
          selectionActions={<ChoiceState chosenAtom={chosenAtom} collectingAtom={collectingAtom} />}
          emptyAction={importButton}
          hasExport={false}
        />
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

interface ChoiceStateProps {
  readonly chosenAtom: ChosenAtom
  readonly collectingAtom: Atom<Collecting | undefined>
}

function ChoiceState({ chosenAtom, collectingAtom }: ChoiceStateProps) {
  const styles = useRecipientChoiceStyles()
  const chosen = useAtomValue(chosenAtom)
  const collecting = useAtomValue(collectingAtom)
  const heldCount = [...chosen.values()].filter(({ isHeld }) => isHeld).length
  if (!collecting) return heldCount > 0 && <span className={styles.note}>{texts.held(heldCount)}</span>
  return (
    <>
      <Spinner size="tiny" aria-hidden />
      <span role="status" className={styles.note}>
        {texts.collecting(collecting.count)}
      </span>
      <Button size="small" onClick={collecting.stop}>
        {texts.stop}
      </Button>
    </>
  )
}
