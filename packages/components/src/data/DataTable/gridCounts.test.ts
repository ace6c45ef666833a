import { describe, expect, test, vi } from 'vitest'
import { type DataTablePaging } from './DataTableProps.ts'
import { gridCountsOf } from './gridCounts.ts'

const pages = (page: number, hasNextPage: boolean): DataTablePaging => ({
  mode: 'pages',
  page,
  pageSize: 25,
  hasNextPage,
  onPageChange: vi.fn<() => void>(),
})
describe('row counts for screen readers', () => {
  test('the row count contains all rows and the header row', () => {
    expect(gridCountsOf(25, 1240, pages(0, true))).toEqual({ rowCount: 1241, firstRow: 0 })
    expect(gridCountsOf(300, 1240, { mode: 'all', isLoadingRest: true }).rowCount).toBe(1241)
  })

  test('the row count contains the rows of earlier pages', () => {
    expect(gridCountsOf(25, 1240, pages(2, true))).toEqual({ rowCount: 1241, firstRow: 50 })
    expect(gridCountsOf(7, undefined, pages(2, false))).toEqual({ rowCount: 58, firstRow: 50 })
  })

  test('the row count is unknown if there is no total and more rows can load', () => {
    expect(gridCountsOf(25, undefined, pages(0, true)).rowCount).toBe(-1)
    expect(gridCountsOf(25, undefined, { mode: 'all', isLoadingRest: true }).rowCount).toBe(-1)
  })

  test('without a total, the row count contains the loaded rows and the header row if no more rows can load', () => {
    expect(gridCountsOf(25, undefined, undefined).rowCount).toBe(26)
    expect(gridCountsOf(40, undefined, { mode: 'all', isLoadingRest: false }).rowCount).toBe(41)
  })

  test('the row count contains all loaded rows even if the total is lower', () => {
    expect(gridCountsOf(30, 20, undefined).rowCount).toBe(31)
  })
})
