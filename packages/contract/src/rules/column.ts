import { type Column, type ColumnPreference } from '../resources/list.ts'

/** The key of a column in preferences: its id, else its path. */
export function columnKey({ id, path }: Pick<Column, 'id' | 'path'>): string {
  return id ?? path ?? ''
}

/** LIST-36: the storage key of a list's column preferences. */
export function columnPreferencesKey<Type extends string>(dataType: Type): `${Type}_filtersData` {
  return `${dataType}_filtersData`
}

/**
 * LIST-37: the preferences of all columns, in order. Without saved ones, or when the server's set of columns differs
 * from the saved set, all columns show in the server's order.
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
