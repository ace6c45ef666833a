import { Button, mergeClasses, Select, Tooltip } from '@fluentui/react-components'
import { ArrowNextRegular } from '@fluentui/react-icons/svg/arrow-next'
import { ArrowPreviousRegular } from '@fluentui/react-icons/svg/arrow-previous'
import { ChevronLeftRegular } from '@fluentui/react-icons/svg/chevron-left'
import { ChevronRightRegular } from '@fluentui/react-icons/svg/chevron-right'
import { type SyntheticEvent, useId } from 'react'
import { pageAfterResize, pageRangeText, pageSizes } from './pageSizes.ts'
import { usePaginationStyles } from './Pagination.styles.ts'

export interface PaginationProps {
  /** What is paged: names the navigation, 'Recipients pages'. */
  readonly label: string
  /** From 0. */
  readonly page: number
  readonly pageSize: number
  /** Items on this page. */
  readonly itemCount: number
  /** Of all pages, if known. */
  readonly totalCount?: number | undefined
  readonly hasNextPage: boolean
  /** Whether any page can be asked for, not only the next one; shows 'Last page'. Needs `totalCount`. Default: false (cursors). */
  readonly canJump?: boolean
  readonly onPageChange: (event: SyntheticEvent, data: { readonly page: number; readonly pageSize: number }) => void
}

/** Page size (25, 50, 100), the shown range, and the way to other pages. A change of size keeps the first shown item in view. */
export function Pagination({ label, page, pageSize, itemCount, totalCount, hasNextPage, canJump = false, onPageChange }: PaginationProps) {
  const styles = usePaginationStyles()
  const sizeId = useId()
  const lastPage = totalCount === undefined ? undefined : Math.max(0, Math.ceil(totalCount / pageSize) - 1)
  const goTo = (next: number) => (event: SyntheticEvent) => onPageChange(event, { page: next, pageSize })
  const steps = [
    { name: 'First page', icon: <ArrowPreviousRegular />, to: 0, isShown: true, isPossible: page > 0 },
    { name: 'Previous page', icon: <ChevronLeftRegular />, to: page - 1, isShown: true, isPossible: page > 0 },
    { name: 'Next page', icon: <ChevronRightRegular />, to: page + 1, isShown: true, isPossible: hasNextPage },
    {
      name: 'Last page',
      icon: <ArrowNextRegular />,
      to: lastPage ?? page,
      isShown: canJump && lastPage !== undefined,
      isPossible: hasNextPage,
    },
  ]
  return (
    <nav aria-label={label} className={styles.root}>
      <label htmlFor={sizeId} className={styles.text}>
        Rows per page
      </label>
      <Select
        id={sizeId}
        size="small"
        className={styles.size}
        value={String(pageSize)}
        onChange={(event, { value }) =>
          onPageChange(event, { page: pageAfterResize(page, pageSize, Number(value)), pageSize: Number(value) })
        }
      >
        {pageSizes.map((size) => (
          <option key={size} value={size}>
            {size}
          </option>
        ))}
      </Select>
      <span aria-live="polite" className={mergeClasses(styles.text, styles.range)}>
        {pageRangeText(page, pageSize, itemCount, totalCount)}
      </span>
      {steps.map(
        ({ name, icon, to, isShown, isPossible }) =>
          isShown && (
            <Tooltip key={name} content={name} relationship="label">
              {/* Stays focusable at the ends, so that paging with the keyboard doesn't throw focus away. */}
              <Button appearance="subtle" size="small" icon={icon} disabledFocusable={!isPossible} onClick={goTo(to)} />
            </Tooltip>
          ),
      )}
    </nav>
  )
}
