import { Combobox, Dropdown, Field, Option } from '@fluentui/react-components'
import { useState } from 'react'
import { type FilterDefinition, type FilterValue, placeholderOf } from '../FilterBar/filterValues.ts'
import { useFilterDrawerStyles } from './FilterDrawer.styles.ts'
import { LongSelect } from './LongSelect.tsx'
import { isSearchable, isVirtual, matchingItems } from './matchingItems.ts'

interface SelectFilterProps {
  readonly filter: FilterDefinition
  readonly values: readonly string[]
  readonly onChange: (value: FilterValue) => void
}

/** A choice of one or several; with a search in it when there are many. */
export function SelectFilter({ filter, values, onChange }: SelectFilterProps) {
  const styles = useFilterDrawerStyles()
  const [query, setQuery] = useState<string>()
  const items = filter.items ?? []
  const isMultiple = filter.isMultiple ?? true
  const chosenText = items
    .filter(({ value }) => values.includes(value))
    .map(({ text }) => text)
    .join(', ')
  const shared = {
    className: styles.control,
    // Inside the drawer, not in a portal beside it: what is beside an open drawer is hidden from screen readers.
    inlinePopup: true,
    multiselect: isMultiple,
    selectedOptions: [...values],
    placeholder: chosenText === '' ? placeholderOf(filter) : chosenText,
  }
  const select = (selected: readonly string[]) => onChange({ type: 'select', values: selected })
  if (isVirtual(items)) {
    return (
      <LongSelect
        label={filter.label}
        items={items}
        values={values}
        isMultiple={isMultiple}
        placeholder={placeholderOf(filter)}
        chosenText={chosenText}
        onChange={select}
      />
    )
  }
  if (!isSearchable(items)) {
    return (
      <Field label={filter.label}>
        <Dropdown
          {...shared}
          clearable={!isMultiple}
          value={chosenText}
          onOptionSelect={(_, { selectedOptions }) => select(selectedOptions)}
        >
          {items.map(({ text, value }) => (
            <Option key={value} value={value} text={text}>
              {text}
            </Option>
          ))}
        </Dropdown>
      </Field>
    )
  }
  const matching = matchingItems(items, query ?? '')
  return (
    <Field label={filter.label}>
      <Combobox
        {...shared}
        clearable={!isMultiple}
        // While the list is open the field holds the search; closed, it says what is chosen.
        value={query ?? chosenText}
        onChange={(event) => setQuery(event.target.value)}
        onOpenChange={(_, { open }) => setQuery(open ? '' : undefined)}
        onOptionSelect={(_, { selectedOptions }) => {
          select(selectedOptions)
          setQuery(isMultiple ? '' : undefined)
        }}
      >
        {matching.map(({ text, value }) => (
          <Option key={value} value={value} text={text}>
            {text}
          </Option>
        ))}
        {matching.length === 0 && (
          <Option key="none" disabled text="">
            Nothing found
          </Option>
        )}
      </Combobox>
    </Field>
  )
}
