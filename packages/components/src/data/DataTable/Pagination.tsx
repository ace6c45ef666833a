import { Button, makeStyles, mergeClasses, Select, tokens, typographyStyles } from '@fluentui/react-components'
import { ArrowPreviousRegular } from '@fluentui/react-icons/svg/arrow-previous'
import { ChevronLeftRegular } from '@fluentui/react-icons/svg/chevron-left'
import { ChevronRightRegular } from '@fluentui/react-icons/svg/chevron-right'
import { type ReactElement, type SyntheticEvent, useEffect, useId, useRef } from 'react'
import { pageAfterResize, pageRangeText, pageSizes } from './pageSizes.ts'
import { row } from '../../theme/styleFragments.ts'

const usePaginationStyles = makeStyles({
  root: { ...row(tokens.spacingHorizontalXS), flexShrink: 0, color: tokens.colorNeutralForeground2 },
  text: { ...typographyStyles.caption1, whiteSpace: 'nowrap' },
  range: {
    fontVariantNumeric: 'tabular-nums',
    minWidth: '108px',
    textAlign: 'end',
    paddingInline: tokens.spacingHorizontalS,
  },
  size: { minWidth: '72px' },
})

export interface PaginationProps {
  /** Accessible name. */
  readonly label: string
  /** Counts from 0. */
  readonly page: number
  readonly pageSize: number
  /** Items on this page. */
  readonly itemCount: number
  /** Items on all pages. */
  readonly totalCount?: number | undefined
  readonly hasNextPage: boolean
  readonly onPageChange: (event: SyntheticEvent, data: { readonly page: number; readonly pageSize: number }) => void
  /** Called with the page that the user will probably open next, so that the parent can preload it. */
  readonly onPageIntent?: ((data: { readonly page: number }) => void) | undefined
}

/** Page size, the range of rows, and buttons to other pages. */
export function Pagination(props: PaginationProps) {
  const { label, page, pageSize, itemCount, totalCount, hasNextPage, onPageChange, onPageIntent } = props
  const styles = usePaginationStyles()
  const sizeId = useId()
  const goTo = (next: number) => (event: SyntheticEvent) => onPageChange(event, { page: next, pageSize })
  const intend = (next: number) => () => onPageIntent?.({ page: next })
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
        onChange={(event, { value }) => {
          const nextSize = Number(value)
          onPageChange(event, { page: pageAfterResize(page, pageSize, nextSize), pageSize: nextSize })
        }}
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
      <PageStep name="First page" icon={<ArrowPreviousRegular />} isPossible={page > 0} onClick={goTo(0)} />
      <PageStep
        name="Previous page"
        icon={<ChevronLeftRegular />}
        isPossible={page > 0}
        onIntent={intend(page - 1)}
        onClick={goTo(page - 1)}
      />
      <PageStep
        name="Next page"
        icon={<ChevronRightRegular />}
        isPossible={hasNextPage}
        onIntent={intend(page + 1)}
        onClick={goTo(page + 1)}
      />
    </nav>
  )
}

interface PageStepProps {
  readonly name: string
  readonly icon: ReactElement
  readonly isPossible: boolean
  readonly onIntent?: (() => void) | undefined
  readonly onClick: (event: SyntheticEvent) => void
}

function PageStep({ name, icon, isPossible, onIntent, onClick }: PageStepProps) {
  const intend = isPossible ? onIntent : undefined
  const isOn = useRef(false)
  const enter = () => {
    isOn.current = true
    intend?.()
  }
  const leave = () => {
    isOn.current = false
  }
  // If the pointer or the focus is still on the button after a click, preloads the page that the next click would
  // open.
  useEffect(() => {
    if (isOn.current) intend?.()
  })
  return (
    // On the first and last page, the disabled button keeps the focus.
    <Button
      appearance="subtle"
      size="small"
      icon={icon}
      aria-label={name}
      data-hint={name}
      disabledFocusable={!isPossible}
      onPointerEnter={enter}
      onPointerLeave={leave}
      onFocus={enter}
      onBlur={leave}
      onClick={onClick}
    />
  )
}
