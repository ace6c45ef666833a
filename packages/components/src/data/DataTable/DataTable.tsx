import { Button, Link, mergeClasses, Spinner } from '@fluentui/react-components'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { restoreFocus } from '../../hooks/overlays.ts'
import { ErrorState } from '../ErrorState/ErrorState.tsx'
import { useRoutedAnchor } from '../../theme/routing.ts'
import { useDataTableStyles } from './DataTable.styles.ts'
import {
  type ColumnWidths,
  type DataTableProps,
  type DataTablePaging,
  type DataTableSelection,
} from './DataTableProps.ts'
import { selectedCountOf } from './rowSelection.ts'
import { SelectionBar } from './SelectionBar.tsx'
import { TableGrid } from './TableGrid.tsx'
import { useTableParts, tableParts } from './useTableParts.ts'
import { useViewportSize } from './useViewportSize.ts'
import { usePart } from '../../hooks/lazyPart.tsx'
import { useHint } from '../../hooks/useHint.ts'
import { type Hint } from './HintTooltip.tsx'
import { counted, formatCount } from '../../format/formatFigure.ts'
import { Pagination } from './Pagination.tsx'

interface TableFooterProps {
  readonly label: string
  readonly rowNoun: string
  readonly loadedCount: number
  readonly totalCount: number | undefined
  readonly isLoading: boolean
  readonly paging: DataTablePaging | undefined
  readonly selection: DataTableSelection | undefined
  readonly onFocusRows: () => void
}

function TableFooter(props: TableFooterProps) {
  const { label, rowNoun, loadedCount, totalCount, isLoading, paging, selection, onFocusRows } = props
  const styles = useDataTableStyles()
  const total = totalCount ?? loadedCount
  const isRestLoading = paging?.mode === 'all' && paging.isLoadingRest
  const isAnySelected = selection !== undefined && selectedCountOf(selection.selected, total) > 0
  return (
    <div className={mergeClasses(styles.footer, isAnySelected && styles.footerSelected)}>
      <div>
        {selection && <SelectionBar selection={selection} total={total} onFocusRows={onFocusRows} />}
        {!isAnySelected && <span>{isLoading ? '' : counted(total, rowNoun)}</span>}
      </div>
      {isRestLoading && (
        <Spinner size="extra-tiny" label={`Loading ${formatCount(loadedCount)} of ${formatCount(total)}`} />
      )}
      {paging?.mode === 'pages' && (
        <Pagination
          label={`${label} pages`}
          page={paging.page}
          pageSize={paging.pageSize}
          itemCount={loadedCount}
          totalCount={totalCount}
          hasNextPage={paging.hasNextPage}
          onPageChange={paging.onPageChange}
          onPageIntent={paging.onPageIntent}
        />
      )}
    </div>
  )
}

interface TableTooltipProps {
  /** The table with its footer. */
  readonly root: RefObject<HTMLElement | null>
}

/** Ignores texts for screen readers, which are one pixel wide. */
const isCutOff = ({ scrollWidth, clientWidth }: HTMLElement) => clientWidth > 1 && scrollWidth > clientWidth

/** Returns the hint of an element. For a cell without a hint, returns the text of the cell if this text is cut off. */
function hintFor(element: Element): Hint | undefined {
  const hinted = element.closest<HTMLElement>('[data-hint]')
  if (hinted) return { target: hinted, text: hinted.dataset['hint'] ?? '' }
  const cell = element.closest<HTMLElement>('[role="gridcell"],[role="columnheader"]')
  if (!cell || cell.querySelector('input')) return undefined
  const cut = isCutOff(cell) ? cell : [...cell.querySelectorAll<HTMLElement>('a,span')].find(isCutOff)
  const text = cell.textContent
  return cut && text ? { target: cell, text } : undefined
}

function TableTooltip({ root }: TableTooltipProps) {
  const hint = useHint(root, hintFor)
  const draw = usePart(tableParts.tooltip, hint !== undefined, ({ error }) => reportError(error))
  return hint && draw?.(hint)
}

const errorText =
  'Oops, seams like something went wrong. We already putting all our efforts to solve this issue. Please, try again later.'
const backHomeText = 'Back Home'

const noWidths: ColumnWidths = {}

/** All lists use this table. Only rows in view are in the DOM. Keys work as in the grid pattern of ARIA. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, rowNoun = 'row', rows, states, sorting, selection, widths, paging, totalCount } = props
  const styles = useDataTableStyles()
  const root = useRef<HTMLDivElement>(null)
  const viewport = useRef<HTMLDivElement>(null)
  const probe = useRef<HTMLDivElement>(null)
  const size = useViewportSize(viewport, probe)
  const [ownWidths, setOwnWidths] = useState(noWidths)
  const preload = useTableParts()

  const page = paging?.mode === 'pages' ? paging.page : undefined
  // Scrolls to the top when the page or the sort order changes.
  const shown = `${page} ${sorting?.sort?.columnId} ${sorting?.sort?.direction}`
  const lastShown = useRef(shown)
  useEffect(() => {
    if (lastShown.current !== shown) viewport.current?.scrollTo({ top: 0 })
    lastShown.current = shown
  }, [shown])

  const isBlank = states?.isBlank === true && rows?.length === 0
  const error = states?.error
  const hasError = error !== undefined
  const retry = states?.onRetry && <Button onClick={states.onRetry}>Try again</Button>
  return (
    <div ref={root} className={styles.root} data-focus-target="" onPointerEnter={preload} onFocus={preload}>
      {!hasError && states?.problem}
      <div ref={viewport} className={mergeClasses(styles.viewport, !hasError && !isBlank && styles.headed)}>
        <div ref={probe} aria-hidden className={styles.probe} />
        {hasError && (
          <ErrorState
            status={error.status}
            text={error.text ?? errorText}
            actions={
              error.text === undefined ? (
                <>
                  {retry}
                  <BackHome />
                </>
              ) : (
                retry
              )
            }
          />
        )}
        {!hasError && !isBlank && size && (
          <TableGrid
            {...props}
            viewport={viewport}
            size={size}
            chosenWidths={widths?.columnWidths ?? ownWidths}
            onWidthsChange={(columnWidths) => (widths ? widths.onChange({ columnWidths }) : setOwnWidths(columnWidths))}
          />
        )}
        {!hasError && rows?.length === 0 && (
          <div className={mergeClasses(styles.message, isBlank && styles.blank)}>
            {states?.empty ?? 'Nothing to show.'}
          </div>
        )}
      </div>
      {!hasError && !isBlank && (
        <TableFooter
          label={label}
          rowNoun={rowNoun}
          loadedCount={rows?.length ?? 0}
          totalCount={totalCount}
          isLoading={rows === undefined}
          paging={paging}
          selection={selection}
          onFocusRows={() => restoreFocus(viewport.current)}
        />
      )}
      <TableTooltip root={root} />
    </div>
  )
}

function BackHome() {
  return <Link {...useRoutedAnchor('/')}>{backHomeText}</Link>
}
