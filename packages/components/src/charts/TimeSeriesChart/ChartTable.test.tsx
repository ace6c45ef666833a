import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ChartTable } from './ChartTable.tsx'

const data = {
  dates: ['2026-03-10', '2026-03-11'],
  series: [{ id: 'requests', label: 'Requests', values: [1, 2] }],
  marks: [{ date: '2026-03-11', label: 'Last recipient' }],
} as const

test.each([
  ['latest', ['Mar 11, 2026 Last recipient', 'Mar 10, 2026']],
  ['earliest', ['Mar 10, 2026', 'Mar 11, 2026 Last recipient']],
] as const)('DASH-31 a chart as a table begins with the %s day', (firstRow, days) => {
  render(<ChartTable title="Sent per day" data={data} firstRow={firstRow} />)
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(days)
  for (const name of days) expect(screen.getByRole('rowheader', { name })).toBeVisible()
})
