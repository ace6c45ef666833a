import { formatCount } from '../../format/formatFigure.ts'

/** Page sizes of tables; the first size is the default (LIST-25). */
export const pageSizes = [25, 50, 100] as const

/** The range of the shown rows: '26-50 of 1,240', without a total '26-50', for an empty list '0 of 0'. */
export function pageRangeText(
  page: number,
  pageSize: number,
  itemCount: number,
  totalCount: number | undefined,
): string {
  const of = totalCount === undefined ? '' : ` of ${formatCount(totalCount)}`
  if (itemCount === 0) return `0${of}`
  const first = page * pageSize + 1
  return `${formatCount(first)}-${formatCount(first + itemCount - 1)}${of}`
}

/** The page that contains the first item of the current page after a change of the page size. */
export function pageAfterResize(page: number, pageSize: number, nextSize: number): number {
  return Math.floor((page * pageSize) / nextSize)
}
