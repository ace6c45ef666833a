import * as v from 'valibot'
import { queryStringLimits } from './constants.ts'

/** A whole number in a query string: callers pass a number, the wire carries text, handlers get a number. */
/* @__NO_SIDE_EFFECTS__ */
export function queryInteger(name: string, min: number, max: number = Number.MAX_SAFE_INTEGER) {
  const message =
    max === Number.MAX_SAFE_INTEGER
      ? `${name} must be a whole number from ${min}.`
      : `${name} must be a whole number from ${min} to ${max}.`
  return v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d{1,16}$/, message))], message),
    v.transform(Number),
    v.number(message),
    v.integer(message),
    v.minValue(min, message),
    v.maxValue(max, message),
  )
}

/** An id in a query string or a path. */
export const queryId = queryInteger('An id', 1)

const maxValues = queryStringLimits.arrayLimit

/** Ids that a list is filtered by: one, or several by repeating the key. */
export const queryIds = v.union(
  [queryId, v.pipe(v.array(queryId), v.maxLength(maxValues, `A filter can have at most ${maxValues} values.`))],
  'An id must be a whole number from 1.',
)

/** Yes or no in a query string: callers pass a boolean, the wire carries `true` or `false`. */
export const queryBoolean = v.pipe(
  v.union([v.boolean(), v.picklist(['true', 'false'])], 'Must be true or false.'),
  v.transform((value) => value === true || value === 'true'),
  v.boolean(),
)

const scalar = v.pipe(
  v.union([v.string(), v.number(), v.boolean()]),
  v.transform(String),
  v.string(),
  v.maxLength(500, 'A filter value can have at most 500 characters.'),
)

const filterValue = v.pipe(
  v.union([scalar, v.array(scalar)], 'A filter value must be text or a list of texts.'),
  v.transform((value): readonly string[] => [value].flat()),
  v.pipe(v.array(v.string()), v.maxLength(maxValues, `A filter can have at most ${maxValues} values.`), v.readonly()),
)

/** Any filter key beside the known ones. Typed `unknown`, or the index signature would have to hold the known keys' types too; read it with `filterValues`. */
const anyFilter: v.GenericSchema<unknown, unknown> = filterValue

const pageEntries = {
  limit: v.optional(queryInteger('limit', 1, 100)),
  /** Id of the last row of the page before. */
  after: v.optional(queryId),
  /** Id of the first row of the page after. */
  before: v.optional(queryId),
  /** Id of the row in whose middle the page lies. Without a `limit` the page is twice as long as usual (document 3, section 9). */
  around: v.optional(queryId),
  offset: v.optional(queryInteger('offset', 0)),
}

/** Page of a list: cursors by id (document 1, section 7). */
export const PageQuery = v.object(pageEntries)

/** Query of a list: page, view, order, free search and the type's own keys; any other key is a filter of the type's filter definitions. */
/* @__NO_SIDE_EFFECTS__ */
export function listQuery<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.objectWithRest(
    {
      ...pageEntries,
      view: v.optional(v.picklist(['admin_list'], 'view can only be admin_list.')),
      withFieldData: v.optional(queryBoolean),
      search: v.optional(v.pipe(v.string(), v.maxLength(500, 'A search can have at most 500 characters.'))),
      /** Path of the column, with a leading minus for descending. */
      sort: v.optional(
        v.pipe(
          v.string(),
          v.regex(
            /^-?[A-Za-z_][\w.]{0,99}$/,
            'sort must be the path of a column, with a leading minus for descending.',
          ),
        ),
      ),
      ...entries,
    },
    anyFilter,
  )
}

const listKeys: ReadonlySet<string> = new Set([
  'limit',
  'after',
  'before',
  'around',
  'offset',
  'view',
  'withFieldData',
  'search',
  'sort',
])

/** The filter keys of a parsed list query with their values as texts; page, view, order and search are left out. */
export function filterValues(query: Readonly<Record<string, unknown>>): ReadonlyMap<string, readonly string[]> {
  return new Map(
    Object.entries(query)
      .filter(([key, value]) => !listKeys.has(key) && value !== undefined)
      .map(([key, value]) => [key, Array.isArray(value) ? value.map(String) : [String(value)]]),
  )
}
