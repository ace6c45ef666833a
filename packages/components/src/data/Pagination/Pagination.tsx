import { Button, mergeClasses, Select, Tooltip } from '@fluentui/react-components'
import { ArrowNextRegular } from '@fluentui/react-icons/svg/arrow-next'
import { ArrowPreviousRegular } from '@fluentui/react-icons/svg/arrow-previous'
import { ChevronLeftRegular } from '@fluentui/react-icons/svg/chevron-left'
import { ChevronRightRegular } from '@fluentui/react-icons/svg/chevron-right'
import { memo, type ReactElement, type RefObject, type SyntheticEvent, useId } from 'react'
import { useLatest } from '../../hooks/useLatest.ts'
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

const icons = {
  first: <ArrowPreviousRegular />,
  previous: <ChevronLeftRegular />,
  next: <ChevronRightRegular />,
  last: <ArrowNextRegular />,
}

/** Page size (25, 50, 100), the shown range, and the way to other pages. A change of size keeps the first shown item in view. */
export function Pagination({
  label,
  page,
  pageSize,
  itemCount,
  totalCount,
  hasNextPage,
  canJump = false,
  onPageChange,
}: PaginationProps) {
  const styles = usePaginationStyles()
  const lastPage = totalCount === undefined ? undefined : Math.max(0, Math.ceil(totalCount / pageSize) - 1)
  const goTo = (event: SyntheticEvent, next: number) => onPageChange(event, { page: next, pageSize })
  const resize = (event: SyntheticEvent, size: number) =>
    onPageChange(event, { page: pageAfterResize(page, pageSize, size), pageSize: size })
  const first = useLatest((event: SyntheticEvent) => goTo(event, 0))
  const previous = useLatest((event: SyntheticEvent) => goTo(event, page - 1))
  const next = useLatest((event: SyntheticEvent) => goTo(event, page + 1))
  const last = useLatest((event: SyntheticEvent) => goTo(event, lastPage ?? page))
  return (
    <nav aria-label={label} className={styles.root}>
      <PageSize pageSize={pageSize} handler={useLatest(resize)} />
      <span aria-live="polite" className={mergeClasses(styles.text, styles.range)}>
        {pageRangeText(page, pageSize, itemCount, totalCount)}
      </span>
      <PageStep name="First page" icon={icons.first} isPossible={page > 0} handler={first} />
      <PageStep name="Previous page" icon={icons.previous} isPossible={page > 0} handler={previous} />
      <PageStep name="Next page" icon={icons.next} isPossible={hasNextPage} handler={next} />
      {canJump && lastPage !== undefined && (
        <PageStep name="Last page" icon={icons.last} isPossible={hasNextPage} handler={last} />
      )}
    </nav>
  )
}

interface PageSizeProps {
  readonly pageSize: number
  readonly handler: RefObject<(event: SyntheticEvent, size: number) => void>
}

// Parts of their own, with handlers that stay: another page draws none of them anew.
const PageSize = memo(function PageSize({ pageSize, handler }: PageSizeProps) {
  const styles = usePaginationStyles()
  const id = useId()
  return (
    <>
      <label htmlFor={id} className={styles.text}>
        Rows per page
      </label>
      <Select
        id={id}
        size="small"
        className={styles.size}
        value={String(pageSize)}
        onChange={(event, { value }) => handler.current(event, Number(value))}
      >
        {pageSizes.map((size) => (
          <option key={size} value={size}>
            {size}
          </option>
        ))}
      </Select>
    </>
  )
})

interface PageStepProps {
  readonly name: string
  readonly icon: ReactElement
  readonly isPossible: boolean
  readonly handler: RefObject<(event: SyntheticEvent) => void>
}

const PageStep = memo(function PageStep({ name, icon, isPossible, handler }: PageStepProps) {
  return (
    <Tooltip content={name} relationship="label">
      {/* Stays focusable at the ends, so that paging with the keyboard doesn't throw focus away. */}
      <Button
        appearance="subtle"
        size="small"
        icon={icon}
        disabledFocusable={!isPossible}
        onClick={(event) => handler.current(event)}
      />
    </Tooltip>
  )
})
