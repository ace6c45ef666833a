import { type DataType, filterQuery } from '@tandem/contract'
import { viewerZone } from '../clock.ts'
import { type RelatedEntities, valueAt } from './columns/cellValues.ts'
import { type ListAnswer, type ListOperation, type ListRow } from './listTypes.ts'
import { type ListView } from './view/listView.ts'

/** A list as far as it says what its rows are. */
interface ListOf<Row> {
  readonly dataType: DataType
  readonly rowLabel: (row: Row) => string
}

/** A list as far as its rows can be asked for. */
export interface RowSource<Row> extends ListOf<Row> {
  readonly operation: ListOperation
  readonly fixedQuery?: Readonly<Record<string, string | number | boolean>>
}

/** The rows of an answer. The overload gives them the type of the list's rows, which follows from its operation (`RowIn`). */
export function rowsOf<Row extends ListRow>(answer: ListAnswer, list: ListOf<Row>): readonly Row[]
export function rowsOf({ _embedded: embedded }: ListAnswer, { dataType }: ListOf<never>): unknown {
  return valueAt(embedded, dataType)
}

/** Whether what is cached under an operation is a page of a list, and not several of them. */
export const isAnswer = (data: unknown): data is ListAnswer =>
  typeof data === 'object' && data !== null && '_embedded' in data

/** The query of a request for a view, without its page. */
export function matchingQuery({ search, sort, filters }: Pick<ListView, 'search' | 'sort' | 'filters'>) {
  return {
    view: 'admin_list',
    withFieldData: true,
    ...(search !== '' && { search }),
    ...(sort !== undefined && { sort }),
    ...filterQuery(filters, viewerZone),
  }
}

/** The page of a view, as its cursor. */
export function placeQuery({ place }: Pick<ListView, 'place'>) {
  if ('after' in place) return { after: place.after }
  return 'before' in place ? { before: place.before } : {}
}

/** The related entities of an answer: all that it embeds beside its rows. */
export function relatedOf(
  { _embedded: embedded }: Pick<ListAnswer, '_embedded'>,
  { dataType }: Pick<ListOf<never>, 'dataType'>,
): RelatedEntities {
  const { [dataType]: _rows, ...related }: Record<string, unknown> = { ...embedded }
  return related
}
