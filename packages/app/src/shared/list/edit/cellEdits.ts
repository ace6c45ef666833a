import { type Getter } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { invalidateOperations, byName, patchOperation } from '../../api/operationKey.ts'
import { mutationAtom } from '../../api/mutationAtom.ts'
import { cellText, valueAt } from '../columns/cellValues.ts'
import { type ListOf, rowsOf } from '../listQueries.ts'
import { type CellEdit, type ListOperation, type ListOptions, type ListRow, type Named } from '../listTypes.ts'
import { listMessages } from '../messages.ts'

interface CellMutationOptions<Row extends ListRow> extends Pick<ListOptions<Row>, 'saveCell' | 'saveInvalidates'> {
  readonly rows: Named<ListOperation>
  readonly list: ListOf<Row>
}

/** A copy with another value at a path such as `customAttributes.3`. Adds missing objects. */
export function withValueAt<Target extends object>(target: Target, path: string, value: unknown): Target {
  const [key = '', ...rest] = path.split('.')
  if (rest.length === 0) return { ...target, [key]: value }
  const inner: unknown = Object.getOwnPropertyDescriptor(target, key)?.value
  const known = typeof inner === 'object' && inner !== null ? inner : {}
  return { ...target, [key]: withValueAt(known, rest.join('.'), value) }
}

export function createCellMutation<Row extends ListRow>(options: CellMutationOptions<Row>) {
  const { rows, list, saveCell, saveInvalidates = [] } = options
  const [operationId] = byName(rows)
  const patchRow = (get: Getter, id: number, change: (row: Row) => Row) =>
    patchOperation(get(queryClientAtom), rows, (response) => {
      const changed = rowsOf(response, list).map((row) => (row.id === id ? change(row) : row))
      const { _embedded: embedded } = response
      return { ...response, _embedded: { ...embedded, [list.dataType]: changed } }
    })

  return mutationAtom<CellEdit<Row>, Row | undefined>({
    name: 'cellEdit',
    scope: ({ row }) => String(row.id),
    onMutate: ({ get, isLatest }, { row, columnId, value }) => {
      const queryClient = get(queryClientAtom)
      // Cancels running requests, because their responses would overwrite the edited value.
      void queryClient.cancelQueries({ queryKey: [operationId], predicate: ({ state }) => state.data !== undefined })
      patchRow(get, row.id, (shown) => withValueAt(shown, columnId, value))
      return () => {
        patchRow(get, row.id, (shown) =>
          valueAt(shown, columnId) === value ? withValueAt(shown, columnId, valueAt(row, columnId)) : shown,
        )
        if (isLatest()) invalidateOperations(queryClient, [operationId])
      }
    },
    run: async (request, { row, columnId: path, value }) => saveCell?.(request, { row, path, value }),
    // Only the response to the last edit includes all edits.
    onSuccess: ({ get, isLatest }, saved) => saved && isLatest() && patchRow(get, saved.id, () => saved),
    invalidates: saveInvalidates,
    successToast: ({ row, value }) => listMessages.saved(list.rowLabel(row), value),
    errorToast: ({ row, value }) => listMessages.notSaved(list.rowLabel(row), value),
    undo: ({ row, columnId, value }) => ({
      row: withValueAt(row, columnId, value),
      columnId,
      value: cellText(valueAt(row, columnId)),
    }),
  })
}
