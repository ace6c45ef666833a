import { rangeTextOf } from '../../scheduling/DateRangePicker/dateRange.ts'
import { type IsoDate } from '../../dates/dates.ts'

/** A filter of a list (LIST-14). */
export interface FilterDefinition {
  readonly key: string
  readonly label: string
  readonly type: 'select' | 'search' | 'date_range' | 'number_range' | 'boolean'
  /** Choices of a select filter. */
  readonly items?: readonly { readonly text: string; readonly value: string }[] | undefined
  /** The user can choose several values. Default: true. */
  readonly isMultiple?: boolean | undefined
  /** Bounds of a number range. Both are included. */
  readonly start?: number | undefined
  readonly end?: number | undefined
}

/** Maximum number of values of a select filter (LIST-7). */
export const maximumFilterValues = 20

/** Both ends are included. If `end` is undefined, the range has no upper limit. */
export type NumberRange = readonly [start: number, end: number | undefined]

export type FilterValue =
  | { readonly type: 'select'; readonly values: readonly string[] }
  | { readonly type: 'search'; readonly text: string }
  | { readonly type: 'date_range'; readonly start: IsoDate; readonly end: IsoDate }
  | { readonly type: 'number_range'; readonly range: NumberRange }
  | { readonly type: 'boolean'; readonly isOn: boolean }

/** Active filters by key. */
export type FilterValues = Readonly<Record<string, FilterValue>>

export interface FilterTag {
  readonly key: string
  /** For example 'Category: Interested +2'. */
  readonly text: string
  /** For example 'Category: Interested, Neutral, Objection'. */
  readonly fullText: string
}

/** A positive start counts as 0 (LIST-10). */
export function numberBoundsOf({ start = 0, end }: FilterDefinition): NumberRange {
  return [start > 0 ? 0 : start, end]
}

/** The placeholder of a filter's field (LIST-3). */
export function placeholderOf({ type, label }: FilterDefinition): string {
  return type === 'search' ? `Search ${label}` : `Choose ${label}`
}

/** False for an empty text or an empty choice. */
export function isFilterSet(value: FilterValue | undefined): value is FilterValue {
  if (value?.type === 'search') return value.text.trim() !== ''
  if (value?.type === 'select') return value.values.length > 0
  return value !== undefined
}

/** Removes the filter if the value is empty. */
export function withFilter(values: FilterValues, key: string, value: FilterValue | undefined): FilterValues {
  const { [key]: _, ...others } = values
  return isFilterSet(value) ? { ...others, [key]: value } : others
}

/**
 * The tags are in the order of the definitions (LIST-47). A value gets no tag if its key or option is unknown, or if
 * its type is not the type of the definition.
 */
export function filterTagsOf(definitions: readonly FilterDefinition[], values: FilterValues): readonly FilterTag[] {
  return definitions.flatMap((definition): FilterTag[] => {
    const value = values[definition.key]
    if (!isFilterSet(value) || value.type !== definition.type) return []
    const { key, label } = definition
    const [first, ...more] = valueTexts(value, definition)
    if (first === undefined) return []
    return [
      {
        key,
        text: `${label}: ${first}${more.length > 0 ? ` +${more.length}` : ''}`,
        fullText: `${label}: ${[first, ...more].join(', ')}`,
      },
    ]
  })
}

function valueTexts(value: FilterValue, { items }: FilterDefinition): readonly string[] {
  if (value.type === 'search') return [value.text.trim()]
  if (value.type === 'date_range') return [rangeTextOf(value)]
  if (value.type === 'number_range') return [numberRangeText(value.range)]
  if (value.type === 'boolean') return [value.isOn ? 'Yes' : 'No']
  return value.values.flatMap((chosen) => items?.find((each) => each.value === chosen)?.text ?? [])
}

function numberRangeText([start, end]: NumberRange): string {
  const from = start.toLocaleString('en-US')
  return end === undefined ? `${from} or more` : `${from}–${end.toLocaleString('en-US')}`
}
