import { formatCount } from '../../format/formatFigure.ts'

/** The first size is the default (LIST-25). */
export const pageSizes = [25, 50, 100] as const

/** Returns '26-50 of 1,240', or '26-50' if the total is unknown. The text for an empty list is '0 of 0'. */
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

/** After a change of the page size, the new page contains the first item of the old page. */
export function pageAfterResize(page: number, pageSize: number, nextSize: number): number {
  return Math.floor((page * pageSize) / nextSize)
}
