import { type SyntheticEvent, useId } from 'react'
import { SearchPicker } from '../SearchPicker/SearchPicker.tsx'
import { useFilterBarStyles } from './FilterBar.styles.ts'
import {
  type FilterDefinition,
  type FilterValue,
  type FilterValues,
  maximumFilterValues,
  placeholderOf,
  withFilter,
} from './filterValues.ts'

interface SelectFilterProps {
  readonly filter: FilterDefinition
  readonly value: FilterValue | undefined
  readonly onChange: (value: FilterValue, event: SyntheticEvent) => void
  /** Id of the element that labels the field. Default: the field renders its label above the input. */
  readonly labelledBy?: string | undefined
}

/** At the maximum number of values, the other options are disabled (LIST-7). */
export function SelectFilter({ filter, value, onChange, labelledBy }: SelectFilterProps) {
  const { label, items = [], isMultiple = true } = filter
  const values = value?.type === 'select' ? value.values : []
  const isFull = isMultiple && values.length >= maximumFilterValues
  const disabledReason = `At most ${maximumFilterValues} values`
  return (
    <SearchPicker
      label={label}
      labelledBy={labelledBy}
      options={isFull ? items.map((item) => (values.includes(item.value) ? item : { ...item, disabledReason })) : items}
      values={values}
      choice={{ isMultiple, isClearable: true }}
      field={{
        placeholder: labelledBy === undefined ? placeholderOf(filter) : label,
        hint: isFull ? `At most ${maximumFilterValues} values can be chosen.` : undefined,
      }}
      onChange={(event, data) => onChange({ type: 'select', values: data.values }, event)}
    />
  )
}

interface QuickFiltersProps {
  readonly filters: readonly FilterDefinition[]
  readonly values: FilterValues
  readonly onChange: (event: SyntheticEvent, data: { readonly values: FilterValues }) => void
}

export function QuickFilters({ filters, values, onChange }: QuickFiltersProps) {
  const styles = useFilterBarStyles()
  const id = useId()
  return filters.map((filter) => (
    <div key={filter.key} className={styles.quickField}>
      <span hidden id={`${id}-${filter.key}`}>
        {filter.label}
      </span>
      <SelectFilter
        filter={filter}
        value={values[filter.key]}
        labelledBy={`${id}-${filter.key}`}
        onChange={(value, event) => onChange(event, { values: withFilter(values, filter.key, value) })}
      />
    </div>
  ))
}
