import { type DataType } from '@tandem/contract'
import { byName } from '../operationKey.ts'
import { createListAtoms, type ListAtoms } from './listAtoms.ts'
import {
  type FilterListOperation,
  type ListOperation,
  type ListOptions,
  type ListRow,
  type Named,
  type RowIn,
} from './listTypes.ts'

/** A list: what its feature says of it, and its state. */
export interface List<Row extends ListRow> extends ListOptions<Row> {
  readonly dataType: DataType
  /** The operation's id: what mutations invalidate. */
  readonly operationId: string
  readonly operation: ListOperation
  readonly atoms: ListAtoms<Row>
}

/** What a part of the page needs that does not look into rows. */
export interface AnyList extends Pick<List<ListRow>, 'dataType' | 'texts' | 'path'> {
  readonly atoms: Pick<
    ListAtoms<ListRow>,
    | 'definitionsAtom'
    | 'filtersQueryAtom'
    | 'viewAtom'
    | 'filtersAtom'
    | 'searchTextAtom'
    | 'firstPageAtom'
    | 'showQueryAtom'
    | 'changeViewAtom'
    | 'countsAtom'
    | 'chosenColumnsAtom'
    | 'settingsAtom'
    | 'savedViewsAtom'
  >
}

interface ListOperations<O extends ListOperation, Type extends DataType> {
  readonly dataType: Type
  /** `{ recipientList }`: the name is the operation's id. */
  readonly rows: Named<O>
  /** `{ recipientFilters }` */
  readonly filters: Named<FilterListOperation>
}

/**
 * Defines the list of a data type; once, at the top of a feature's module. The page shows it: `<ListPage list={recipientList} />`.
 *
 * ```ts
 * export const recipientList = defineList(
 *   { dataType: 'recipients', rows: { recipientList }, filters: { recipientFilters } },
 *   { path: '/recipients', texts, rowLabel: ({ firstName }) => firstName, rowHref: ({ id }) => `/recipients/manage/${id}`, … },
 * )
 * ```
 */
export function defineList<const O extends ListOperation, const Type extends DataType>(
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
