import {
  Button,
  Field,
  Input,
  Popover,
  PopoverSurface,
  PopoverTrigger,
  Radio,
  RadioGroup,
  Tooltip,
} from '@fluentui/react-components'
import { CalendarLtrRegular } from '@fluentui/react-icons/svg/calendar-ltr'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import { useState } from 'react'
import { type IsoDate } from '../../dates/dates.ts'
import { singleClicks } from '../../hooks/doubleClicks.ts'
import { rangeTextOf } from '../../scheduling/DateRangePicker/dateRange.ts'
import { RangeCalendar } from '../../scheduling/DateRangePicker/RangeCalendar.tsx'
import { type FilterDefinition, type FilterValue, placeholderOf } from '../FilterBar/filterValues.ts'
import { SelectFilter } from '../FilterBar/SelectFilter.tsx'
import { useFilterDrawerStyles } from './FilterDrawer.styles.ts'
import { NumberRangeFilter } from './NumberRangeFilter.tsx'

interface FilterFieldProps {
  readonly filter: FilterDefinition
  readonly value: FilterValue | undefined
  readonly today: IsoDate
  readonly onChange: (value: FilterValue | undefined) => void
}

export function FilterField({ filter, value, today, onChange }: FilterFieldProps) {
  switch (filter.type) {
    case 'search':
      return (
        <Field label={filter.label}>
          <Input
            value={value?.type === 'search' ? value.text : ''}
            placeholder={placeholderOf(filter)}
            onChange={(_, { value: text }) => onChange({ type: 'search', text })}
          />
        </Field>
      )
    case 'select':
      return <SelectFilter filter={filter} value={value} onChange={onChange} />
    case 'boolean':
      return (
        <Field label={filter.label}>
          <RadioGroup
            layout="horizontal"
            value={value?.type === 'boolean' ? String(value.isOn) : ''}
            onChange={(_, data) =>
              onChange(data.value === '' ? undefined : { type: 'boolean', isOn: data.value === 'true' })
            }
          >
            <Radio value="" label="Any" />
            <Radio value="true" label="Yes" />
            <Radio value="false" label="No" />
          </RadioGroup>
        </Field>
      )
    case 'number_range':
      return (
        <NumberRangeFilter
          filter={filter}
          range={value?.type === 'number_range' ? value.range : undefined}
          onChange={onChange}
        />
      )
    case 'date_range':
      break
  }
  return (
    <DateRangeFilter
      filter={filter}
      range={value?.type === 'date_range' ? value : undefined}
      today={today}
      onChange={onChange}
    />
  )
}

interface DateRangeFilterProps extends Pick<FilterFieldProps, 'filter' | 'today' | 'onChange'> {
  readonly range: { readonly start: IsoDate; readonly end: IsoDate } | undefined
}

function DateRangeFilter({ filter, range, today, onChange }: DateRangeFilterProps) {
  const styles = useFilterDrawerStyles()
  const [isOpen, setIsOpen] = useState(false)
  const text = range ? rangeTextOf(range) : placeholderOf(filter)
  return (
    <Field label={filter.label}>
      {() => (
        <div {...singleClicks} className={styles.pair}>
          <Popover
            open={isOpen}
            onOpenChange={(_, data) => setIsOpen(data.open)}
            trapFocus
            positioning={{ position: 'below', align: 'start' }}
          >
            <PopoverTrigger disableButtonEnhancement>
              <Button
                icon={<CalendarLtrRegular />}
                aria-label={`${filter.label}: ${text}`}
                className={styles.dateButton}
              >
                <span className={range ? undefined : styles.unset}>{text}</span>
              </Button>
            </PopoverTrigger>
            <PopoverSurface aria-label={filter.label}>
              <RangeCalendar
                range={range ?? { start: today, end: today }}
                today={today}
                monthCount={1}
                onChoose={(_, { start, end }) => {
                  setIsOpen(false)
                  onChange({ type: 'date_range', start, end })
                }}
              />
            </PopoverSurface>
          </Popover>
          {range && (
            <Tooltip content={`Clear ${filter.label}`} relationship="label">
              <Button appearance="subtle" icon={<DismissRegular />} onClick={() => onChange(undefined)} />
            </Tooltip>
          )}
        </div>
      )}
    </Field>
  )
}
