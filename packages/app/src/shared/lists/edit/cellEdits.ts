import { notifyManager } from '@tanstack/query-core'
import { type Atom, type WritableAtom, atom } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { clientAtom } from '../../clientAtom.ts'
import { errorText } from '../../errorText.ts'
import { showToastAtom } from '../../toasts.ts'
import { isAnswer, rowsOf, type RowSource } from '../listQueries.ts'
import { type ListOptions, type ListRow } from '../listTypes.ts'
import { listMessages } from '../messages.ts'
import { withValueAt } from './withValueAt.ts'

/** A value that was typed and is not saved yet. */
interface PendingEdit {
  readonly rowId: number
  readonly path: string
  readonly value: string
}

interface EditOptions<Row extends ListRow> {
  readonly operationId: string
  readonly source: RowSource<Row>
  readonly saveCell: ListOptions<Row>['saveCell']
  /** The rows as they came. */
  readonly loadedRowsAtom: Atom<readonly Row[] | undefined>
}

/** What an edit in place needs to know. */
export interface CellEdit<Row> {
  readonly row: Row
  /** Id of the column, which is the path of its value. */
  readonly columnId: string
  readonly value: string
}

/**
 * Edits in place. A typed value shows at once, over whatever the server answers meanwhile, until it is saved; when that fails the value before
 * comes back and a message offers to try again, so that nothing typed is lost. Edits of one row are saved one after the other.
 */
export function createEditAtoms<Row extends ListRow>({
  operationId,
  source,
  saveCell,
  loadedRowsAtom,
}: EditOptions<Row>) {
  const pendingAtom = atom<readonly PendingEdit[]>([])
  const savingAtom = atom<ReadonlyMap<number, Promise<unknown>>>(new Map())
  // A row with the same edits is the same object: it is not drawn anew.
  const edited = new WeakMap<Row, { readonly edits: string; readonly row: Row }>()

  const rowsAtom = atom((get): readonly Row[] | undefined => {
    const [rows, pending] = [get(loadedRowsAtom), get(pendingAtom)]
    if (pending.length === 0) return rows
    return rows?.map((row) => {
      const own = pending.filter(({ rowId }) => rowId === row.id)
      if (own.length === 0) return row
      const edits = JSON.stringify(own)
      const known = edited.get(row)
      if (known?.edits === edits) return known.row
      const shown = own.reduce((result, { path, value }) => withValueAt(result, path, value), row)
      edited.set(row, { edits, row: shown })
      return shown
    })
  })

  /** Puts a row in the place of the one with its id, in every answer of the list. */
  const replaceRowAtom = atom(null, (get, _set, row: Row) => {
    get(queryClientAtom).setQueriesData({ queryKey: [operationId] }, (data: unknown) => {
      if (!isAnswer(data)) return data
      const rows = rowsOf(data, source)
      if (!rows.some(({ id }) => id === row.id)) return data
      const { _embedded: embedded } = data
      return {
        ...data,
        _embedded: { ...embedded, [source.dataType]: rows.map((each) => (each.id === row.id ? row : each)) },
      }
    })
  })

  // An atom that sets itself sets its value: trying again goes through another one.
  const editAgainAtom: WritableAtom<null, [CellEdit<Row>], Promise<void>> = atom(null, (_get, set, edit) =>
    set(editCellAtom, edit),
  )

  const editCellAtom = atom(null, async (get, set, edit: CellEdit<Row>): Promise<void> => {
    if (!saveCell) return
    const { row, columnId: path, value } = edit
    const pending: PendingEdit = { rowId: row.id, path, value }
    set(pendingAtom, (before) => [...before, pending])
    const { request } = get(clientAtom)
    const before = get(savingAtom).get(row.id)
    const settle = () => set(pendingAtom, (edits) => edits.filter((each) => each !== pending))
    const saving = (async () => {
      await before
      try {
        const saved = await saveCell(request, { row, path, value })
        // One notification for both: in between, the value before would show.
        notifyManager.batch(() => {
          set(replaceRowAtom, saved)
          notifyManager.schedule(settle)
        })
      } catch (error) {
        const action = { label: listMessages.retry, onClick: () => void set(editAgainAtom, edit) }
        set(showToastAtom, {
          intent: 'error',
          title: listMessages.notSaved(source.rowLabel(row), value),
          text: errorText(error),
          action,
        })
        settle()
      }
    })()
    set(savingAtom, (all) => new Map([...all, [row.id, saving]]))
    await saving
  })

  return { rowsAtom, editCellAtom, replaceRowAtom }
}
