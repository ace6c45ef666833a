import * as v from 'valibot'
import { aroundFactor, nextPageThreshold, pageSize } from '../constants.ts'
import { count } from './scalars.ts'

/** LIST-17: groups of records with a list and filters. */
export const DataType = v.picklist([
  'sequences',
  'conversations',
  'recipients',
  'calls',
  'clients',
  'profiles',
  'users',
])
export type DataType = v.InferOutput<typeof DataType>

/**
 * LIST-38: a column of a list. The cell shows the value at `path` of the row (a column without a path has an `id`
 * instead). A column of related entities takes the id at `refPath`, looks it up in `_embedded[collection]` and shows
 * its `field`.
 */
export const Column = v.object({
  id: v.optional(v.string()),
  path: v.optional(v.string()),
  label: v.string(),
  /** The key of `_embedded` with the related entities. */
  collection: v.optional(v.string()),
  /** The path in the row to the related entity's id. */
  refPath: v.optional(v.string()),
  /** Path inside the related entity. */
  field: v.optional(v.string()),
  /** More values for the renderer, such as a link's `href`: for each name, the path in the row. */
  bindings: v.optional(v.record(v.string(), v.string())),
  /** LIST-27: name of the cell renderer; an unknown name shows plain text. */
  template: v.optional(v.string()),
  /** LIST-33: `sort` accepts this column's path. */
  isSortable: v.optional(v.boolean()),
  /** LIST-43: true if the column is hidden until the user shows it. */
  isHidden: v.optional(v.boolean()),
})
export type Column = v.InferOutput<typeof Column>

/** LIST-36: visibility of a column. The order of the preferences is the order of the columns. */
export const ColumnPreference = v.object({ key: v.string(), enabled: v.boolean() })
export type ColumnPreference = v.InferOutput<typeof ColumnPreference>

/** LIST-14: the control of a filter, which determines the format of its value. */
export const FilterType = v.picklist(['select', 'search', 'date_range', 'number_range', 'boolean'])
export type FilterType = v.InferOutput<typeof FilterType>

/** LIST-14: one filter of a list. */
export const FilterDefinition = v.object({
  key: v.string(),
  label: v.string(),
  type: FilterType,
  /** Choices of a select. */
  items: v.optional(v.array(v.object({ text: v.string(), value: v.string() }))),
  /** Bounds of a number range. */
  start: v.optional(v.number()),
  end: v.optional(v.number()),
})
export type FilterDefinition = v.InferOutput<typeof FilterDefinition>

/** The filters of a list, in the order of the drawer. */
export const FilterListResponse = v.object({ _embedded: v.object({ filters: v.array(FilterDefinition) }) })
export type FilterListResponse = v.InferOutput<typeof FilterListResponse>

/** Related entities by their id. */
/* @__NO_SIDE_EFFECTS__ */
export function byId<const Entity extends v.GenericSchema>(entity: Entity) {
  return v.record(v.string(), entity)
}

/**
 * LIST-19: a page of a list. `_embedded` has the rows under the name of the data type, and maps of related entities.
 * `count` rows are in this response, `totalFilteredCount` rows match the filters, `totalCount` rows exist. `_fields`
 * comes with `withFieldData=true`.
 */
/* @__NO_SIDE_EFFECTS__ */
export function listResponse<const Embedded extends v.ObjectEntries>(embedded: Embedded) {
  return v.object({
    _embedded: v.object(embedded),
    _fields: v.optional(v.record(v.string(), v.array(Column))),
    count,
    totalCount: count,
    totalFilteredCount: count,
  })
}

/** The key of a column in the preferences: the id, or the path if the column has no id. */
export function columnKey({ id, path }: Pick<Column, 'id' | 'path'>): string {
  return id ?? path ?? ''
}

/** LIST-36: the key under which a list's column preferences are stored. */
export function columnPreferencesKey<Type extends string>(dataType: Type): `${Type}_filtersData` {
  return `${dataType}_filtersData`
}

/**
 * LIST-37: the preferences of all columns, in order. Without saved preferences, or if the server's set of columns
 * differs from the saved set, the columns have the server's order. Then only the columns that the server hides by
 * default are hidden (LIST-43).
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

/** LIST-21: true if a cursor list has a next page after a page with this number of items. */
export function hasNextPage(itemsOnLastPage: number): boolean {
  return itemsOnLastPage >= nextPageThreshold
}

/** LIST-22: `hasNextPage` for a list of which the app loads all pages. */
export function hasMoreToLoad(itemsOnLastPage: number): boolean {
  return itemsOnLastPage === pageSize.loadAll
}

/**
 * LIST-20: the cursors of the next and the previous page: `after` is the last id, `before` is the first id. Undefined
 * for an empty page.
 */
export function pageCursors<Id>(items: readonly { readonly id: Id }[]): {
  readonly after: Id | undefined
  readonly before: Id | undefined
} {
  return { after: items.at(-1)?.id, before: items.at(0)?.id }
}

/** INBOX-5, INBOX-15: the `limit` of a page. It is doubled for a page around an item. */
export function pageLimit(size: number, isAround: boolean): number {
  return isAround ? size * aroundFactor : size
}
