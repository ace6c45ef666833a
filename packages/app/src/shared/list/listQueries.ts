import { filterQuery } from '@tandem/contract'
import { viewerZone } from '../time/clock.ts'
import { type RelatedEntities, valueAt } from './columns/cellValues.ts'
import { type FixedQuery, type ListResponse, type ListOperation, type ListRow, type ListType } from './listTypes.ts'
import { type ListView } from './view/listView.ts'

export interface ListOf<Row> {
  readonly dataType: ListType
  readonly rowLabel: (row: Row) => string
}

export interface RowSource<Row> extends ListOf<Row> {
  readonly operation: ListOperation
  readonly fixedQuery: FixedQuery
}

/** The first signature adds the type of the rows. */
export function rowsOf<Row extends ListRow>(response: ListResponse, list: ListOf<Row>): readonly Row[]
export function rowsOf({ _embedded: embedded }: ListResponse, { dataType }: ListOf<never>): unknown {
  return valueAt(embedded, dataType)
}

/** The part of a view that decides which rows match, and their order. */
export type Matching = Pick<ListView, 'search' | 'sort' | 'filters' | 'plainFilters'>

/** The request's parameters for the matching rows, without the page (LIST-18). */
export function matchingQuery({ search, sort, filters, plainFilters }: Matching) {
  return {
    ...plainFilters,
    view: 'admin_list' as const,
    withFieldData: true,
    ...(search !== '' && { search }),
    ...(sort !== undefined && { sort }),
    ...filterQuery(filters, viewerZone),
  }
}

export function rowsInput(fixedQuery: FixedQuery, view: ListView) {
  const { page: _, ...bounds } = view.cursor
  return { query: { ...fixedQuery, ...matchingQuery(view), limit: view.pageSize, ...bounds } }
}

/** All embedded values except for the rows. */
export function relatedOf(
  { _embedded: embedded }: Pick<ListResponse, '_embedded'>,
  { dataType }: Pick<ListOf<never>, 'dataType'>,
): RelatedEntities {
  const { [dataType]: _rows, ...related }: Record<string, unknown> = { ...embedded }
  return related
}
