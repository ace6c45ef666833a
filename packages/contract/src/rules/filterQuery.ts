import { firstMomentOf, lastMomentOf } from './day.ts'
import { type FilterValue, type FilterValues, type NumberRange } from './filterUrl.ts'

/** Query of a list request as far as filters make it. */
export type FilterQuery = Readonly<Record<string, string | number | readonly string[]>>

function queryEntries(key: string, value: FilterValue, timeZone: string): [string, FilterQuery[string]][] {
  if (value.type === 'select') return [[key, value.values]]
  if (value.type === 'search') return [[key, value.text]]
  if (value.type === 'boolean') return [[key, String(value.isOn)]]
  const [start, end] =
    value.type === 'number_range'
      ? value.range
      : [firstMomentOf(value.range.start, timeZone), lastMomentOf(value.range.end, timeZone)].map((ms) =>
          new Date(ms).toISOString(),
        )
  return [
    [`${key}Start`, start ?? ''],
    [`${key}End`, end ?? ''],
  ]
}

/**
 * Filters as a request carries them: the plain key; ranges as two keys suffixed Start and End, days as UTC instants of their first and last
 * moment in the viewer's zone (document 1, section 7; decisions, 'Lists, filters, URL').
 */
export function filterQuery(values: FilterValues, timeZone: string): FilterQuery {
  return Object.fromEntries(Object.entries(values).flatMap(([key, value]) => queryEntries(key, value, timeZone)))
}

/** Ends of a number slider: the lower one is 0 when the definition's start is positive, else the start (document 1, section 5). */
export function numberFilterBounds({ start, end }: { readonly start: number; readonly end: number }): NumberRange {
  return [start > 0 ? 0 : start, end]
}

/** How a list is sorted by a column; `path` is the column's. */
export interface Sorting {
  readonly path: string
  readonly isDescending: boolean
}

/** `path` or `-path`, as the URL and the request carry a sorting. */
export function sortText({ path, isDescending }: Sorting): string {
  return isDescending ? `-${path}` : path
}

/** The sorting that a text names, if it is one of the sortable columns; else undefined, and the list keeps its own order. */
export function sortingOf(text: string | null | undefined, sortablePaths: readonly string[]): Sorting | undefined {
  const isDescending = text?.startsWith('-') ?? false
  const path = isDescending ? text?.slice(1) : text
  return path && sortablePaths.includes(path) ? { path, isDescending } : undefined
}
