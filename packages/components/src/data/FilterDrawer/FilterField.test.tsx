import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { type FilterDefinition, type FilterValue } from '../FilterBar/filterValues.ts'
import { FilterField } from './FilterField.tsx'

const filter: FilterDefinition = { key: 'created', label: 'Created', type: 'date_range' }

function Dates() {
  const [value, setValue] = useState<FilterValue | undefined>({
    type: 'date_range',
    start: '2026-03-02',
    end: '2026-03-04',
  })
  return <FilterField filter={filter} value={value} today="2026-03-05" onChange={setValue} />
}

test('SHELL-88 if the first click of a double click clears the dates, the second click does not open the calendar', () => {
  render(<Dates />)
  fireEvent.click(screen.getByRole('button', { name: 'Clear Created' }), { detail: 1 })
  const dates = screen.getByRole('button', { name: 'Created: Choose Created' })
  fireEvent.click(dates, { detail: 2 })
  expect(dates.ariaExpanded).toBe('false')
  fireEvent.click(dates, { detail: 1 })
  expect(dates.ariaExpanded).toBe('true')
})
