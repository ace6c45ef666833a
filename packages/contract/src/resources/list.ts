import * as v from 'valibot'
import { count } from '../scalars.ts'

/** Entity groups that have a list and filters (document 1, section 3). */
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
 * A column of a list (document 1, section 3). The cell's value lies at `path` of the row (`id` names the column where there is no path); a
 * column of a related entity takes the id at `refPath`, looks it up in `_embedded[collection]` and shows its `field`.
 */
export const Column = v.object({
  id: v.optional(v.string()),
  path: v.optional(v.string()),
  label: v.string(),
  /** Key of `_embedded` that holds the related entities. */
  collection: v.optional(v.string()),
  /** Path of the row that holds the related entity's id. */
  refPath: v.optional(v.string()),
  /** Path inside the related entity. */
  field: v.optional(v.string()),
  /** Further values that the renderer needs: its name for each, and where it lies in the row (a link's `href`, for one). */
  bindings: v.optional(v.record(v.string(), v.string())),
  /** Name of the cell renderer; one that is not known shows plain text. */
  template: v.optional(v.string()),
  /** `sort` accepts this column's path. */
  isSortable: v.optional(v.boolean()),
})
export type Column = v.InferOutput<typeof Column>

/** What a user chose for a column; the order of the list is the order of the columns. */
export const ColumnPreference = v.object({ key: v.string(), enabled: v.boolean() })
export type ColumnPreference = v.InferOutput<typeof ColumnPreference>

export const FilterType = v.picklist(['select', 'search', 'date_range', 'number_range', 'boolean'])
export type FilterType = v.InferOutput<typeof FilterType>

/** One filter of a list (document 1, section 3). */
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

export const FilterListAnswer = v.object({ _embedded: v.object({ filters: v.array(FilterDefinition) }) })
export type FilterListAnswer = v.InferOutput<typeof FilterListAnswer>

/** Related entities by their id. */
/* @__NO_SIDE_EFFECTS__ */
export function byId<const Entity extends v.GenericSchema>(entity: Entity) {
  return v.record(v.string(), entity)
}

/**
 * A page of a list. `_embedded` holds the rows under the data type's name, and maps of related entities. `count` rows are in this answer,
 * `totalFilteredCount` match the filters, `totalCount` exist. `_fields` comes with `withFieldData=true`.
 */
/* @__NO_SIDE_EFFECTS__ */
export function listAnswer<const Embedded extends v.ObjectEntries>(embedded: Embedded) {
  return v.object({
    _embedded: v.object(embedded),
    _fields: v.optional(v.record(v.string(), v.array(Column))),
    count,
    totalCount: count,
    totalFilteredCount: count,
  })
}
