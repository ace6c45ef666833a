import { type FilterValues as SetFilters } from '@tandem/components'
import { type FilterValue, type FilterValues } from '@tandem/contract'

type SetFilter = SetFilters[string]

const shownOf = (value: FilterValue): SetFilter =>
  value.type === 'date_range' ? { type: 'date_range', start: value.range.start, end: value.range.end } : value

const wantedOf = (value: SetFilter): FilterValue =>
  value.type === 'date_range' ? { type: 'date_range', range: { start: value.start, end: value.end } } : value

const mapped = <From, To>(
  values: Readonly<Record<string, From>>,
  each: (value: From) => To,
): Readonly<Record<string, To>> => Object.fromEntries(Object.entries(values).map(([key, value]) => [key, each(value)]))

/** Converts filters from the contract's format to the format of the filter bar and the drawer. */
export const shownFilters = (values: FilterValues): SetFilters => mapped(values, shownOf)

/** The reverse of `shownFilters`. */
export const wantedFilters = (values: SetFilters): FilterValues => mapped(values, wantedOf)
