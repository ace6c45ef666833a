import { describe, expect, it, vi } from 'vitest'
import { type DataTablePaging } from './DataTableProps.ts'
import { gridCountsOf } from './gridCounts.ts'

const pages = (page: number, hasNextPage: boolean): DataTablePaging => ({
  mode: 'pages',
  page,
  pageSize: 25,
  hasNextPage,
  onPageChange: vi.fn<() => void>(),
})
const more = (hasMore: boolean): DataTablePaging => ({
  mode: 'more',
  hasMore,
  isLoadingMore: false,
  onLoadMore: vi.fn<() => void>(),
})

describe('what a screen reader is told of the whole list', () => {
  it('is the total where it is known, with the head', () => {
    expect(gridCountsOf(25, 1240, more(true))).toEqual({ rowCount: 1241, firstRow: 0 })
    expect(gridCountsOf(300, 1240, { mode: 'all', isLoadingRest: true }).rowCount).toBe(1241)
  })

  it('counts the rows of earlier pages', () => {
    expect(gridCountsOf(25, 1240, pages(2, true))).toEqual({ rowCount: 1241, firstRow: 50 })
    expect(gridCountsOf(7, undefined, pages(2, false))).toEqual({ rowCount: 58, firstRow: 50 })
  })

  it('is unknown while more may come and nobody has counted', () => {
    expect(gridCountsOf(25, undefined, pages(0, true)).rowCount).toBe(-1)
    expect(gridCountsOf(25, undefined, more(true)).rowCount).toBe(-1)
    expect(gridCountsOf(25, undefined, { mode: 'all', isLoadingRest: true }).rowCount).toBe(-1)
  })

  it('is what is loaded where that is all', () => {
    expect(gridCountsOf(25, undefined, undefined).rowCount).toBe(26)
    expect(gridCountsOf(40, undefined, more(false)).rowCount).toBe(41)
  })

  it('is never less than what is loaded', () => {
    expect(gridCountsOf(30, 20, undefined).rowCount).toBe(31)
  })
})
