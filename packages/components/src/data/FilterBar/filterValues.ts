import { rangeTextOf } from '../../scheduling/DateRangePicker/dateRange.ts'
import { type IsoDate } from '../../dates/dates.ts'

/** One filter of a list, as defined by the server (LIST-14). */
export interface FilterDefinition {
  readonly key: string
  readonly label: string
  readonly type: 'select' | 'search' | 'date_range' | 'number_range' | 'boolean'
  /** Choices of a select. */
  readonly items?: readonly { readonly text: string; readonly value: string }[] | undefined
  /** True if the user can choose several values of a select. Default: true. */
  readonly isMultiple?: boolean | undefined
  /** Bounds of a number range. */
  readonly start?: number | undefined
  readonly end?: number | undefined
}

/** Maximum number of values of a select filter (LIST-7). */
export const maximumFilterValues = 20

/** Both ends are included. An undefined end means no upper limit. */
export type NumberRange = readonly [start: number, end: number | undefined]

/** The value of a filter. */
export type FilterValue =
  | { readonly type: 'select'; readonly values: readonly string[] }
  | { readonly type: 'search'; readonly text: string }
  | { readonly type: 'date_range'; readonly start: IsoDate; readonly end: IsoDate }
  | { readonly type: 'number_range'; readonly range: NumberRange }
  | { readonly type: 'boolean'; readonly isOn: boolean }

/** Active filters by key. An inactive filter is missing. */
export type FilterValues = Readonly<Record<string, FilterValue>>

/** A removable tag for an active filter. */
export interface FilterTag {
  readonly key: string
  /** 'Category: Interested', with several values 'Category: Interested +2'. */
  readonly text: string
  /** All values: 'Category: Interested, Neutral, Objection'. */
  readonly fullText: string
}

/** The bounds of a number range (LIST-10). A positive start counts as 0. */
export function numberBoundsOf({ start = 0, end }: FilterDefinition): NumberRange {
  return [start > 0 ? 0 : start, end]
}

/** The placeholder of a filter's field (LIST-3). */
export function placeholderOf({ type, label }: FilterDefinition): string {
  return type === 'search' ? `Search ${label}` : `Choose ${label}`
}

/** True if the value activates its filter. False for an empty text or an empty choice. */
export function isFilterSet(value: FilterValue | undefined): value is FilterValue {
  if (value?.type === 'search') return value.text.trim() !== ''
  if (value?.type === 'select') return value.values.length > 0
  return value !== undefined
}

/** Replaces the value of one filter, or removes the filter if the value is empty. */
export function withFilter(values: FilterValues, key: string, value: FilterValue | undefined): FilterValues {
  const { [key]: _, ...others } = values
  return isFilterSet(value) ? { ...others, [key]: value } : others
}

/**
 * A tag for each active filter (LIST-47), in the order of the definitions. Values with an unknown key or type get no
 * tag. Tags leave out unknown options of a select.
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
