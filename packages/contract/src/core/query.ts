import * as v from 'valibot'
import { queryStringLimits } from '../constants.ts'

/** The input is a number or a text. The output is a number. Error messages begin with `name`. */
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

/** The input is a number or a text. The output is a number. */
export const queryId = queryInteger('An id', 1)

const maxValues = queryStringLimits.arrayLimit

/** One id, or a list of ids if the query repeats the key. */
export const queryIds = v.union(
  [queryId, v.pipe(v.array(queryId), v.maxLength(maxValues, `A filter can have at most ${maxValues} values.`))],
  'An id must be a whole number from 1.',
)

/** The input is a boolean, or the text 'true' or 'false'. The output is a boolean. */
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

/**
 * Input and output are `unknown`, because in `listQuery` TypeScript wants the type of the filters to include the types
 * of all other keys.
 */
const anyFilter: v.GenericSchema<unknown, unknown> = filterValue

const pageEntries = {
  limit: v.optional(queryInteger('limit', 1, 100)),
  /** The id of the last row of the previous page. */
  after: v.optional(queryId),
  /** The id of the first row of the next page. */
  before: v.optional(queryId),
  /** The id of the row in the middle of the page. Doubles the default `limit`. */
  around: v.optional(queryId),
  offset: v.optional(queryInteger('offset', 0)),
}

/** LIST-20 */
export const PageQuery = v.object(pageEntries)

/** The query of a list. Keys that are not in the schema are filters. */
/* @__NO_SIDE_EFFECTS__ */
export function listQuery<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.objectWithRest(
    {
      ...pageEntries,
      view: v.optional(v.picklist(['admin_list'], 'view can only be admin_list.')),
      withFieldData: v.optional(queryBoolean),
      search: v.optional(v.pipe(v.string(), v.maxLength(500, 'A search can have at most 500 characters.'))),
      /** A column's path. A minus sign before the path means descending order. */
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

/** Returns only the filters of a parsed query. The values are texts. */
export function filterValues(query: Readonly<Record<string, unknown>>): ReadonlyMap<string, readonly string[]> {
  return new Map(
    Object.entries(query)
      .filter(([key, value]) => !listKeys.has(key) && value !== undefined)
      .map(([key, value]) => [key, Array.isArray(value) ? value.map(String) : [String(value)]]),
  )
}
