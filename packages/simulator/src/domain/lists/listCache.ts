import { SortedIds } from '../../core/sortedIds.ts'
import { type Key, type Row, type Table } from '../../core/table.ts'
import { unchecked } from '../../core/unchecked.ts'
import { type TandemWorkspace } from '../rows/workspace.ts'
import { type ListDefinition, type TableName } from './listDefinition.ts'

export interface ListContent<R> {
  readonly keyOf: (row: R) => Key | null
  readonly passes: (row: R) => boolean
  /** Rows without a key come last in both directions. */
  readonly isDescending: boolean
  /** Default: all rows of the table. */
  readonly rows?: readonly R[] | undefined
}

interface CachedList {
  readonly sorted: SortedIds
  /** Versions of the tables at the last update. */
  readonly versions: ReadonlyMap<TableName, number>
}

type Affected = (row: Row, workspace: TandemWorkspace) => readonly number[]

/** Maximum number of cached lists in a workspace. A further list replaces the least recently used list. */
const cacheSize = 24
/** If more than this number of rows have changed, the list is built again. */
const maxChanges = 2048

const caches = new WeakMap<TandemWorkspace, Map<string, CachedList>>()

/** The table with the rows of the list. */
export const tableOf = <R extends Row>({ table }: ListDefinition<R>, { tables }: TandemWorkspace): Table<R> =>
  unchecked<Table<R>>(tables[table])

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

/** Returns a list. Updates the changed rows of a cached list, because a new list would take too long (ADR 4). */
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

/** Returns the ids of the rows that the list must update. Undefined if the list must be built again. */
function changedSince<R extends Row>(
  { table, reads }: ListDefinition<R>,
  workspace: TandemWorkspace,
  versions: CachedList['versions'],
): ReadonlySet<number> | undefined {
  const changed = new Set<number>()
  for (const [name, version] of versions) {
    const written = workspace.tables[name].changesSince(version)
    if (!written) return undefined
    // The cast is safe, because the function `reads[name]` gets only rows of the table `name`.
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
