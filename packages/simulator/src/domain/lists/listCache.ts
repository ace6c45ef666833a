import { SortedIds } from '../../core/sortedIds.ts'
import { type Key, type Row, type Table } from '../../core/table.ts'
import { unchecked } from '../../core/unchecked.ts'
import { type TandemWorkspace } from '../rows/workspace.ts'
import { type ListDefinition, type TableName } from './listDefinition.ts'

export interface ListContent<R> {
  readonly keyOf: (row: R) => Key | null
  readonly passes: (row: R) => boolean
  /** True if the list is read from its end. Rows without a key still come last. */
  readonly isDescending: boolean
  /** The rows to filter. Default: all rows of the table. */
  readonly rows?: readonly R[] | undefined
}

interface CachedList {
  readonly sorted: SortedIds
  /** Versions of the tables at the last update of the list. */
  readonly versions: ReadonlyMap<TableName, number>
}

type Affected = (row: Row, workspace: TandemWorkspace) => readonly number[]

/** Maximum number of cached lists per workspace. A new list replaces the least recently used one. */
const cacheSize = 24
/** A list with more changes than this is built again. */
const maxChanges = 2048

const caches = new WeakMap<TandemWorkspace, Map<string, CachedList>>()

/** The definition's table, which contains the rows of the list. */
export const tableOf = <R extends Row>({ table }: ListDefinition<R>, { tables }: TandemWorkspace): Table<R> =>
  unchecked<Table<R>>(tables[table])

/** Filters and sorts the rows of a list. */
export function buildList<R extends Row>(
  definition: ListDefinition<R>,
  workspace: TandemWorkspace,
  { keyOf, passes, isDescending, rows }: ListContent<R>,
): SortedIds {
  const entries = (rows ?? tableOf(definition, workspace).rows()).filter(passes)
  return SortedIds.of(
    Array.from(entries, (row) => ({ id: row.id, key: keyOf(row) })),
    isDescending,
  )
}

/**
 * The list with this key. A cached list is updated with the rows written since the last read. A new list would take too
 * long for a read after a write (ADR 4).
 */
export function cachedList<R extends Row>(
  definition: ListDefinition<R>,
  workspace: TandemWorkspace,
  key: string,
  content: ListContent<R>,
): SortedIds {
  let lists = caches.get(workspace)
  if (!lists) caches.set(workspace, (lists = new Map()))
  const cached = lists.get(key)
  const changed = cached && changedSince(definition, workspace, cached.versions)
  if (cached && changed) update(cached.sorted, changed, tableOf(definition, workspace), content)
  const sorted = cached && changed ? cached.sorted : buildList(definition, workspace, content)
  const tables: readonly TableName[] = [definition.table, ...unchecked<TableName[]>(Object.keys(definition.reads))]
  lists.delete(key)
  lists.set(key, { sorted, versions: new Map(tables.map((name) => [name, workspace.tables[name].version])) })
  const [oldest] = lists.keys()
  if (lists.size > cacheSize && oldest !== undefined) lists.delete(oldest)
  return sorted
}

/** Ids of the list's rows that depend on rows written since these versions. Undefined: the list must be built again. */
function changedSince<R extends Row>(
  { table, reads }: ListDefinition<R>,
  workspace: TandemWorkspace,
  versions: CachedList['versions'],
): ReadonlySet<number> | undefined {
  const changed = new Set<number>()
  for (const [name, version] of versions) {
    const written = workspace.tables[name].changesSince(version)
    if (!written) return undefined
    // The pairs of table and function have the same name, so each function gets only rows of its table.
    const affected = unchecked<Affected | 'all' | undefined>(reads[name])
    for (const id of written) {
      const row = workspace.tables[name].get(id)
      if (name === table) changed.add(id)
      else if (!row || !affected || affected === 'all') return undefined
      else for (const each of affected(row, workspace)) changed.add(each)
    }
    if (changed.size > maxChanges) return undefined
  }
  return changed
}

function update<R extends Row>(
  sorted: SortedIds,
  changed: ReadonlySet<number>,
  table: Table<R>,
  { keyOf, passes }: ListContent<R>,
): void {
  const moved = new Set<number>()
  const coming: R[] = []
  for (const id of changed) {
    const row = table.get(id)
    const isIn = row !== undefined && passes(row)
    if (row && sorted.find(id, keyOf(row)) !== undefined) {
      if (!isIn) sorted.remove(id, keyOf(row))
    } else {
      moved.add(id)
      if (isIn) coming.push(row)
    }
  }
  sorted.removeAll(moved)
  for (const row of coming) sorted.add(row.id, keyOf(row))
}
