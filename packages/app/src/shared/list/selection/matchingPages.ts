import { hasMoreToLoad, pageSize } from '@tandem/contract'
import { type ApiClient } from '../../api/request.ts'
import { type RelatedEntities } from '../columns/cellValues.ts'
import { type Matching, matchingQuery, relatedOf, type RowSource, rowsOf } from '../listQueries.ts'
import { type ListRow } from '../listTypes.ts'

export interface RowPage<Row> {
  readonly rows: readonly Row[]
  readonly related: RelatedEntities
}

export type RowPages<Row> = Iterable<RowPage<Row>> | AsyncIterable<RowPage<Row>>

/** Loads all matching rows in pages of 100 (LIST-22). Yields each row once. */
export async function* matchingPages<Row extends ListRow>(
  request: ApiClient,
  list: RowSource<Row>,
  view: Matching,
  signal: AbortSignal,
): AsyncGenerator<RowPage<Row>> {
  const known = new Set<number>()
  let after: number | undefined
  for (;;) {
    const query = {
      ...list.fixedQuery,
      ...matchingQuery(view),
      limit: pageSize.loadAll,
      ...(after !== undefined && { after }),
    }
    const response = await request(list.operation, { query }, { signal })
    const rows = rowsOf(response, list)
    yield { rows: rows.filter(({ id }) => !known.has(id)), related: relatedOf(response, list) }
    for (const { id } of rows) known.add(id)
    after = rows.at(-1)?.id
    if (!hasMoreToLoad(rows.length)) return
  }
}
