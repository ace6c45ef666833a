import { type OperationResponse, type FilterListResponse } from '@tandem/contract'
import { type Row } from '../core/table.ts'
import { columnsOf, filterDefinitions, type ListDefinition } from '../domain/lists/listDefinition.ts'
import { listRows, type ListQuery } from '../domain/lists/listRows.ts'
import { type UserRow } from '../domain/rows/people.ts'
import { type TandemWorkspace } from '../domain/rows/workspace.ts'

/** The rows of a page, and the other fields of the response: counts, and columns if `withFieldData` is true. */
export function listFrame<R extends Row>(
  definition: ListDefinition<R>,
  workspace: TandemWorkspace,
  viewer: UserRow,
  query: ListQuery & { readonly withFieldData?: boolean | undefined },
): { readonly rows: readonly R[]; readonly frame: Omit<OperationResponse<'clientList'>, '_embedded'> } {
  const { rows, totalCount, totalFilteredCount } = listRows(definition, workspace, viewer, query)
  const frame = { count: rows.length, totalCount, totalFilteredCount }
  if (!query.withFieldData) return { rows, frame }
  return { rows, frame: { ...frame, _fields: { [definition.dataType]: columnsOf(definition, workspace, viewer) } } }
}

export const filterResponse = <R extends Row>(
  definition: ListDefinition<R>,
  workspace: TandemWorkspace,
  viewer: UserRow,
): FilterListResponse => ({
  _embedded: { filters: filterDefinitions(definition, workspace, viewer) },
})
