import * as v from 'valibot'
import { aroundFactor, nextPageThreshold, pageSize } from '../constants.ts'
import { count } from './scalars.ts'

/** LIST-17 */
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

/** LIST-38: shows the value at `path`, or the `field` of a related entity. The id of this entity is at `refPath`. */
export const Column = v.object({
  id: v.optional(v.string()),
  path: v.optional(v.string()),
  label: v.string(),
  /** The key of the related entities in `_embedded`. */
  collection: v.optional(v.string()),
  /** The path of the related entity's id. */
  refPath: v.optional(v.string()),
  field: v.optional(v.string()),
  /** Maps a name, such as the `href` of a link, to a path in the row. */
  bindings: v.optional(v.record(v.string(), v.string())),
  /** LIST-27: name of the cell renderer. If the name is unknown, the cell shows plain text. */
  template: v.optional(v.string()),
  /** LIST-33 */
  isSortable: v.optional(v.boolean()),
  /** LIST-43: hidden until the user shows the column. */
  isHidden: v.optional(v.boolean()),
})
export type Column = v.InferOutput<typeof Column>

/** LIST-36: the order of these preferences is the order of the columns in the table. */
export const ColumnPreference = v.object({ key: v.string(), enabled: v.boolean() })
export type ColumnPreference = v.InferOutput<typeof ColumnPreference>

/** LIST-14: determines the format of the filter's value. */
export const FilterType = v.picklist(['select', 'search', 'date_range', 'number_range', 'boolean'])
export type FilterType = v.InferOutput<typeof FilterType>

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

/** The filters are in the order of the filter drawer. */
export const FilterListResponse = v.object({ _embedded: v.object({ filters: v.array(FilterDefinition) }) })
export type FilterListResponse = v.InferOutput<typeof FilterListResponse>

/** A map of entities by id. */
/* @__NO_SIDE_EFFECTS__ */
export function byId<const Entity extends v.GenericSchema>(entity: Entity) {
  return v.record(v.string(), entity)
}

/** LIST-19: the response has `count` rows, `totalFilteredCount` rows match the filters, `totalCount` rows exist. */
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

/** The id, or the path of a column without an id. */
export function columnKey({ id, path }: Pick<Column, 'id' | 'path'>): string {
  return id ?? path ?? ''
}

/** LIST-36: the storage key. */
export function columnPreferencesKey<Type extends string>(dataType: Type): `${Type}_filtersData` {
  return `${dataType}_filtersData`
}

/** LIST-37: returns the saved preferences, or the defaults if the saved preferences are for another set of columns. */
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

/** LIST-21: true if a page with this number of items has a next page. */
export function hasNextPage(itemsOnLastPage: number): boolean {
  return itemsOnLastPage >= nextPageThreshold
}

/** LIST-22: `hasNextPage` for a list that loads all pages. */
export function hasMoreToLoad(itemsOnLastPage: number): boolean {
  return itemsOnLastPage === pageSize.loadAll
}

/** LIST-20: `after` for the next page, `before` for the previous page. Undefined for an empty page. */
export function pageCursors<Id>(items: readonly { readonly id: Id }[]): {
  readonly after: Id | undefined
  readonly before: Id | undefined
} {
  return { after: items.at(-1)?.id, before: items.at(0)?.id }
}

/** INBOX-5, INBOX-15: doubles the limit of a page around an item. */
export function pageLimit(size: number, isAround: boolean): number {
  return isAround ? size * aroundFactor : size
}
