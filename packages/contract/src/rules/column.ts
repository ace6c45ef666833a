import { type Column, type ColumnPreference } from '../resources/list.ts'

/** The column's own name: its id, else its path. */
export function columnKey({ id, path }: Pick<Column, 'id' | 'path'>): string {
  return id ?? path ?? ''
}

/** Where a list's column preferences are stored (document 1, section 9). */
export function columnPreferencesKey<Type extends string>(dataType: Type): `${Type}_filtersData` {
  return `${dataType}_filtersData`
}

/**
 * The columns to show, in order. Preferences are reset to all of the server's columns when its set differs from the saved one, and when nothing is
 * saved (document 1, section 4).
 */
export function columnPreferences(
  columns: readonly Pick<Column, 'id' | 'path'>[],
  saved: readonly ColumnPreference[] | undefined,
): ColumnPreference[] {
  const keys = new Set(columns.map(columnKey))
  const savedKeys = new Set(saved?.map(({ key }) => key))
  const isSame =
    saved?.length === keys.size && savedKeys.size === keys.size && [...savedKeys].every((key) => keys.has(key))
  return isSame ? [...saved] : [...keys].map((key) => ({ key, enabled: true }))
}
