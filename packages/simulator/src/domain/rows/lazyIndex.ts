import { type Key, type Row, type Table } from '../../core/table.ts'

/** Ids by key, as far as a version of their table. A changed row is noted again, not taken out: who looks it up checks it. */
interface Kept {
  version: number
  readonly ids: Map<Key, Set<number>>
}

/** Keys of which a row has none, one or several. */
type KeysOf<R> = (row: R) => readonly Key[]

/**
 * An index for rare calls: made from the rows at the first look-up, it follows what is written from then on. Workspaces in which nobody asks never pay
 * for it, unlike for the indexes of a table. Undoing or restoring is a write like others.
 */
export function lazyIndex<R extends Row>(keysOf: KeysOf<R>) {
  const indexes = new WeakMap<Table<R, never, never>, Kept>()
  return (table: Table<R, never, never>, key: Key): readonly R[] => {
    let kept = indexes.get(table)
    const changes = kept && table.changesSince(kept.version)
    if (!kept || !changes) indexes.set(table, (kept = { version: 0, ids: new Map() }))
    const changed = changes ? Array.from(changes, (id) => table.get(id)) : table.rows()
    for (const row of changed) if (row) note(kept.ids, row.id, keysOf(row))
    kept.version = table.version
    const found = Array.from(kept.ids.get(key) ?? [], (id) => table.get(id))
    return found.filter((row): row is R => row !== undefined && keysOf(row).includes(key))
  }
}

function note(ids: Map<Key, Set<number>>, id: number, keys: readonly Key[]): void {
  for (const key of keys) {
    const noted = ids.get(key)
    if (noted) noted.add(id)
    else ids.set(key, new Set([id]))
  }
}
