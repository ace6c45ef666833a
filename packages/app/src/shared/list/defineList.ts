import { byName } from '../api/operationKey.ts'
import { createListAtoms, type ListAtoms } from './listAtoms.ts'
import {
  type FilterListOperation,
  type ListOperation,
  type ListOptions,
  type ListRow,
  type ListType,
  type Named,
  type RowIn,
} from './listTypes.ts'

export interface List<Row extends ListRow> extends ListOptions<Row> {
  readonly dataType: ListType
  readonly operationId: string
  readonly operation: ListOperation
  readonly atoms: ListAtoms<Row>
}

/** The parts of a list that do not depend on the type of the list's rows. */
export interface AnyList extends Pick<List<ListRow>, 'dataType' | 'texts' | 'urlPrefix'> {
  readonly atoms: Pick<
    ListAtoms<ListRow>,
    | 'definitionsAtom'
    | 'filterListAtom'
    | 'viewAtom'
    | 'filtersAtom'
    | 'searchTextAtom'
    | 'showQueryAtom'
    | 'changeViewAtom'
    | 'draftFiltersAtom'
    | 'draftCountAtom'
    | 'countsAtom'
    | 'isBlankAtom'
    | 'chosenColumnsAtom'
    | 'settingsAtom'
    | 'savedViewsAtom'
  >
}

interface ListOperations<O extends ListOperation, Type extends ListType> {
  readonly dataType: Type
  /** For example `{ recipientList }`. */
  readonly rows: Named<O>
  /** For example `{ recipientFilters }`. Default: the list has no filters. */
  readonly filters?: Named<FilterListOperation>
}

/**
 * Defines a list at the top of a module. Show it with `<ListPage list={recipientList} />`.
 *
 * ```ts
 * export const recipientList = defineList(
 *   { dataType: 'recipients', rows: { recipientList }, filters: { recipientFilters } },
 *   {
 *     path: '/recipients',
 *     texts,
 *     rowLabel: ({ firstName }) => firstName,
 *     expectedColumns: [{ path: 'firstName', label: 'First name' }],
 *   },
 * )
 * ```
 */
export function defineList<const O extends ListOperation, const Type extends ListType>(
  operations: ListOperations<O, Type>,
  options: ListOptions<RowIn<O, Type>>,
): List<RowIn<O, Type>> {
  const [operationId, operation] = byName(operations.rows)
  return {
    ...options,
    dataType: operations.dataType,
    operationId,
    operation,
    atoms: createListAtoms<RowIn<O, Type>>(operations, options),
  }
}
