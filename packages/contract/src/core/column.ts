import { type Column, type ColumnPreference } from './list.ts'

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
 * from the saved set, they have the server's order, and all show but the hidden ones (LIST-43).
 */
export function columnPreferences(
  columns: readonly Pick<Column, 'id' | 'path' | 'isHidden'>[],
  saved: readonly ColumnPreference[] | undefined,
): ColumnPreference[] {
  const hidden = new Map(columns.map((column) => [columnKey(column), column.isHidden === true]))
  const savedKeys = new Set(saved?.map(({ key }) => key))
  const isSame =
    saved?.length === hidden.size && savedKeys.size === hidden.size && [...savedKeys].every((key) => hidden.has(key))
  return isSame ? [...saved] : [...hidden].map(([key, isHidden]) => ({ key, enabled: !isHidden }))
}
