import * as v from 'valibot'
import { dateFormats, queryStringLimits } from '../constants.ts'
import { type DayRange, firstMomentOf, formatDay, isIsoDate, type IsoDate, lastMomentOf } from './dates.ts'
import { FilterType } from './list.ts'

export interface FilterLike {
  readonly key: string
  readonly type: FilterType
  readonly items?: readonly { readonly value: string | number | boolean }[] | null | undefined
}

/** Both ends are included. Undefined: no upper limit. */
export type NumberRange = readonly [start: number, end: number | undefined]

export type FilterValue =
  | { readonly type: 'select'; readonly values: readonly string[] }
  | { readonly type: 'search'; readonly text: string }
  | { readonly type: 'date_range'; readonly range: DayRange }
  | { readonly type: 'number_range'; readonly range: NumberRange }
  | { readonly type: 'boolean'; readonly isOn: boolean }

/** The values of filters, by the key of the filter. */
export type FilterValues = Readonly<Record<string, FilterValue>>

/** LIST-5: filters without a prefix and without a definition. */
export const plainFilterKeys = ['hasIncoming', 'hasFollowups', 'search'] as const
export type PlainFilterKey = (typeof plainFilterKeys)[number]

/** LIST-5: the key in the page's URL. */
function filterUrlKey({ type, key }: Pick<FilterLike, 'type' | 'key'>): string {
  return `${type}_${key}`
}

const numberPattern = /-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/.source
const numberRangePattern = new RegExp(`^(${numberPattern})-(${numberPattern})?$`)

function numberRangeOf(text: string): NumberRange | undefined {
  const [, start, end] = numberRangePattern.exec(text) ?? []
  const range = [Number(start), end === undefined ? undefined : Number(end)] as const
  return Number.isFinite(range[0]) && range[0] <= (range[1] ?? Infinity) ? range : undefined
}

function dayOfDotted(text: string): IsoDate | undefined {
  const day = text.split('.').toReversed().join('-')
  return isIsoDate(day) ? day : undefined
}

/** LIST-9: reads `DD.MM.YYYY-DD.MM.YYYY`. Undefined for any other text. */
export function dateRangeOf(text: string): DayRange | undefined {
  const [start, end] = [dayOfDotted(text.slice(0, 10)), dayOfDotted(text.slice(11))]
  return text[10] === '-' && start && end && start <= end ? { start, end } : undefined
}

/** LIST-9: writes `DD.MM.YYYY-DD.MM.YYYY`. */
export function dateRangeText({ start, end }: DayRange): string {
  return `${formatDay(start, dateFormats.dottedDay)}-${formatDay(end, dateFormats.dottedDay)}`
}

/** LIST-7: the values of a query, by key. Ignores values and parameters beyond the limits. */
function queryValues(params: URLSearchParams): ReadonlyMap<string, readonly string[]> {
  const values = new Map<string, string[]>()
  for (const [key, value] of [...params].slice(0, queryStringLimits.parameterLimit)) {
    const known = values.get(key) ?? []
    if (known.length < queryStringLimits.arrayLimit && key.split('[').length - 1 <= queryStringLimits.depth)
      values.set(key, [...known, value])
  }
  return values
}

function filterValueOf({ type, items }: FilterLike, texts: readonly string[]): FilterValue | undefined {
  const [text = ''] = texts
  if (type === 'select') {
    const values = [...new Set(texts)].filter((value) => !items || items.some((item) => String(item.value) === value))
    return values.length > 0 ? { type, values } : undefined
  }
  if (type === 'search') return text.trim() === '' ? undefined : { type, text }
  if (type === 'boolean') return text === 'true' || text === 'false' ? { type, isOn: text === 'true' } : undefined
  if (type === 'date_range') {
    const range = dateRangeOf(text)
    return range && { type, range }
  }
  const range = numberRangeOf(text)
  return range && { type, range }
}

/** LIST-11: reads the filters of a URL. Ignores unknown keys and values. */
export function readFilters(params: URLSearchParams, definitions: readonly FilterLike[]): FilterValues {
  const values = queryValues(params)
  return Object.fromEntries(
    definitions.flatMap((definition) => {
      const texts = values.get(filterUrlKey(definition))
      const value = texts && filterValueOf(definition, texts)
      return value ? [[definition.key, value]] : []
    }),
  )
}

const prefixedKey = /^(select|search|date_range|number_range|boolean)_(.+)$/

/** LIST-15: the filters of a URL, for a list without filter definitions. The prefix of a key is the filter's type. */
export function filtersByPrefix(
  params: URLSearchParams,
): readonly { readonly key: string; readonly type: FilterType }[] {
  return [...queryValues(params).keys()].flatMap((urlKey) => {
    const [, type, key] = prefixedKey.exec(urlKey) ?? []
    return key !== undefined && v.is(FilterType, type) ? [{ key, type }] : []
  })
}

/** LIST-5: reads the filters without a prefix. */
export function readPlainFilters(params: URLSearchParams): Partial<Record<PlainFilterKey, string>> {
  const values = queryValues(params)
  return Object.fromEntries(
    plainFilterKeys.flatMap((key) => (values.get(key)?.[0] ? [[key, values.get(key)?.[0]]] : [])),
  )
}

function filterTexts(value: FilterValue): readonly string[] {
  if (value.type === 'select') return value.values.slice(0, queryStringLimits.arrayLimit)
  if (value.type === 'search') return [value.text]
  if (value.type === 'boolean') return [String(value.isOn)]
  return [value.type === 'date_range' ? dateRangeText(value.range) : value.range.join('-')]
}

/** LIST-6: replaces the filters of a URL. Other keys stay. */
export function writeFilters(params: URLSearchParams, values: FilterValues): URLSearchParams {
  const written = new URLSearchParams(
    [...params].filter(([key]) => !/^(?:select|search|date_range|number_range|boolean)_/.test(key)),
  )
  for (const [key, value] of Object.entries(values)) {
    for (const text of filterTexts(value)) written.append(filterUrlKey({ type: value.type, key }), text)
  }
  return written
}

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
 * LIST-8, LIST-9: a range becomes two keys that end in Start and End. For a range of days, the values of these keys are
 * the first and the last moment of the range in `timeZone`, written in UTC.
 */
export function filterQuery(values: FilterValues, timeZone: string): FilterQuery {
  return Object.fromEntries(Object.entries(values).flatMap(([key, value]) => queryEntries(key, value, timeZone)))
}

/** `path`: the path of the sorted column. */
export interface Sorting {
  readonly path: string
  readonly isDescending: boolean
}

/** LIST-33: writes `-path` for a descending order, otherwise `path`. */
export function sortText({ path, isDescending }: Sorting): string {
  return isDescending ? `-${path}` : path
}

/** LIST-33: reads `path` or `-path`. Undefined if the list cannot be sorted by this path. */
export function sortingOf(text: string | null | undefined, sortablePaths: readonly string[]): Sorting | undefined {
  const isDescending = text?.startsWith('-') ?? false
  const path = isDescending ? text?.slice(1) : text
  return path && sortablePaths.includes(path) ? { path, isDescending } : undefined
}
