import { notifyManager } from '@tanstack/query-core'
import { type Atom, atom } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { patchOperation } from '../../api/operationKey.ts'
import { mutationAtom } from '../../api/mutationAtom.ts'
import { rowsOf, type RowSource } from '../listQueries.ts'
import { type ListOperation, type ListOptions, type ListRow, type Named } from '../listTypes.ts'
import { listMessages } from '../messages.ts'
import { withValueAt } from './withValueAt.ts'

interface EditOptions<Row extends ListRow> {
  readonly rows: Named<ListOperation>
  readonly source: Pick<RowSource<Row>, 'dataType' | 'rowLabel'>
  readonly saveCell: ListOptions<Row>['saveCell']
  readonly saveInvalidates: ListOptions<Row>['saveInvalidates']
  /** The rows as the server sent them. */
  readonly loadedRowsAtom: Atom<readonly Row[] | undefined>
}

/** A value typed into a cell. */
export interface CellEdit<Row> {
  readonly row: Row
  /** Id of the column, which is the path of its value. */
  readonly columnId: string
  readonly value: string
}

/**
 * Edits in the table (RECIP-3). A typed value shows at once, over whatever the server answers meanwhile, until it is
 * saved. After a failure the value before comes back, and the message offers to try again with what was typed
 * (RECIP-4).
 */
export function createEditAtoms<Row extends ListRow>(options: EditOptions<Row>) {
  const { rows, source, saveCell, saveInvalidates = [], loadedRowsAtom } = options
  const pendingAtom = atom<readonly CellEdit<Row>[]>([])
  const endEditAtom = atom(null, (_get, set, edit: CellEdit<Row>) =>
    set(pendingAtom, (edits) => edits.filter((each) => each !== edit)),
  )
  /** The latest save of each row. */
  const savesAtom = atom<ReadonlyMap<number, Promise<unknown>>>(new Map())

  /** The rows with the values that were typed and are not saved yet. */
  const rowsAtom = atom((get) =>
    get(pendingAtom).reduce(
      (shown, { row: { id }, columnId, value }) =>
        shown?.map((row) => (row.id === id ? withValueAt(row, columnId, value) : row)),
      get(loadedRowsAtom),
    ),
  )

  const cellMutationAtom = mutationAtom<CellEdit<Row>, Row | undefined>({
    name: 'cellEdit',
    onMutate: ({ set }, edit) => {
      set(pendingAtom, (edits) => [...edits, edit])
      return () => set(endEditAtom, edit)
    },
    // Saves of one row wait for each other: no response overwrites a later edit.
    run: (request, { row, columnId: path, value }, { get, set }) => {
      const before = get(savesAtom).get(row.id)
      const saving = Promise.allSettled([before]).then(() => saveCell?.(request, { row, path, value }))
      set(savesAtom, new Map([...get(savesAtom), [row.id, saving]]))
      return saving
    },
    onSuccess: ({ get, set }, saved, edit) => {
      if (saved) {
        patchOperation(get(queryClientAtom), rows, (response) => {
          const changed = rowsOf(response, source).map((row) => (row.id === saved.id ? saved : row))
          const { _embedded: embedded } = response
          return { ...response, _embedded: { ...embedded, [source.dataType]: changed } }
        })
      }
      // After the query's own notification: until then the value before the edit would show.
      notifyManager.schedule(() => set(endEditAtom, edit))
    },
    invalidates: saveInvalidates,
    errorToast: ({ row, value }) => listMessages.notSaved(source.rowLabel(row), value),
  })

  return { rowsAtom, cellMutationAtom }
}
