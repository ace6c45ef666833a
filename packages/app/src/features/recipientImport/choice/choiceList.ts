import { emptyRowSelection, type RowSelection } from '@tandem/components'
import { recipientFilters, recipientList as recipientListOperation, type Recipient } from '@tandem/contract'
import { atom } from 'jotai'
import { isAbort } from '../../../shared/api/RequestError.ts'
import { errorText } from '../../../shared/api/errorText.ts'
import { defineList } from '../../../shared/list/defineList.ts'
import { showToastAtom } from '../../../shared/toast/toasts.ts'
import { recipientList } from '../../../entities/recipient/recipientList.ts'
import { sequenceCell } from '../../../entities/recipient/SequenceStanding.tsx'
import { recipientChoiceMessages as texts } from './messages.ts'

/** The recipients that were chosen: by their id, whether they were in another sequence. */
export type ChosenRecipients = ReadonlyMap<number, { readonly isHeld: boolean }>

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
export const collectedCountAtom = atom((get) => get(collectingAtom)?.count)

/** Leaves the choice as it is. */
export const stopCollectingAtom = atom(null, (get) => get(collectingAtom)?.stop())

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
export const holdChoiceAtom = atom(null, (_get, set, choice: Choice) => set(choiceAtom, choice))

/** The list of recipients in the creation wizard. */
export const choiceList = { ...baseList, atoms: { ...baseList.atoms, selectionAtom: chosenSelectionAtom } }
