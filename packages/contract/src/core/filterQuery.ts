import { firstMomentOf, lastMomentOf } from './dates.ts'
import { type FilterValue, type FilterValues } from './filterUrl.ts'

/** The part of a list's query that comes from filters. */
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
    ...(start === undefined ? [] : [[`${key}Start`, start] satisfies [string, string | number]]),
    ...(end === undefined ? [] : [[`${key}End`, end] satisfies [string, string | number]]),
  ]
}

/**
 * LIST-8, LIST-9: filters as a request carries them. A range becomes two keys that end in Start and End; a range of
 * days becomes the UTC ISO instants of its first and last moment in the viewer's zone.
 */
export function filterQuery(values: FilterValues, timeZone: string): FilterQuery {
  return Object.fromEntries(Object.entries(values).flatMap(([key, value]) => queryEntries(key, value, timeZone)))
}

/** The column (by its path) and direction that a list is sorted by. */
export interface Sorting {
  readonly path: string
  readonly isDescending: boolean
}

/** LIST-33: `path` or `-path`, as the URL and the request carry it. */
export function sortText({ path, isDescending }: Sorting): string {
  return isDescending ? `-${path}` : path
}

/** LIST-33: the sorting that a text names; undefined for a column that cannot be sorted. */
export function sortingOf(text: string | null | undefined, sortablePaths: readonly string[]): Sorting | undefined {
  const isDescending = text?.startsWith('-') ?? false
  const path = isDescending ? text?.slice(1) : text
  return path && sortablePaths.includes(path) ? { path, isDescending } : undefined
}
