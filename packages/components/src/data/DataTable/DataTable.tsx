import { Button, Link, Spinner } from '@fluentui/react-components'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ErrorState } from '../ErrorState/ErrorState.tsx'
import { useRoutedAnchor } from '../../theme/routing.ts'
import { useDataTableStyles } from './DataTable.styles.ts'
import { type DataTableProps } from './DataTableProps.ts'
import { TableFooter } from './TableFooter.tsx'
import { TableGrid } from './TableGrid.tsx'
import { useViewportSize } from './useViewportSize.ts'

/** To the letter, document 1, section 2. */
const errorText =
  'Oops, seams like something went wrong. We already putting all our efforts to solve this issue. Please, try again later.'
const backHomeText = 'Back Home'

const noWidths: Readonly<Record<string, number>> = {}

/**
 * The table of every list: fills the height of its parent and scrolls inside. Only what is in view is in the DOM, so 10,000 rows cost
 * as much as thirty.
 *
 * Keyboard (ARIA grid): Tab enters and leaves; arrows, Home, End, Page Up, Page Down, with Ctrl to the edges; Space selects the row,
 * Shift+Space up to it, Ctrl+A the page; Enter opens, edits or operates; F2 edits; on a head Enter sorts, Alt+Left and Alt+Right resize.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const {
    label,
    rows,
    errorStatus,
    empty,
    paging,
    totalCount,
    selection,
    onSelectionChange,
    canSelectAllMatching = true,
  } = props
  const styles = useDataTableStyles()
  const viewport = useRef<HTMLDivElement>(null)
  const probe = useRef<HTMLDivElement>(null)
  const size = useViewportSize(viewport, probe)
  const [ownWidths, setOwnWidths] = useState(noWidths)
  const { columnWidths: chosenWidths = ownWidths, onColumnWidthsChange } = props

  const more = paging?.mode === 'more' ? paging : undefined
  const onEndReached = more?.hasMore === true && !more.isLoadingMore ? more.onLoadMore : undefined
  const page = paging?.mode === 'pages' ? paging.page : undefined
  // Another page or order starts at its top.
  const shown = `${page} ${props.sort?.columnId} ${props.sort?.direction}`
  const lastShown = useRef(shown)
  useEffect(() => {
    if (lastShown.current === shown) return
    lastShown.current = shown
    viewport.current?.scrollTo({ top: 0 })
  }, [shown])

  const onWidthsChange = useCallback(
    (widths: Readonly<Record<string, number>>) => {
      setOwnWidths(widths)
      onColumnWidthsChange?.({ columnWidths: widths })
    },
    [onColumnWidthsChange],
  )
  const hasError = errorStatus !== undefined
  return (
    <div className={styles.root}>
      <div ref={viewport} className={styles.viewport}>
        <div ref={probe} aria-hidden className={styles.probe} />
        {hasError ? (
          <ErrorState
            status={errorStatus}
            text={errorText}
            actions={
              <>
                {props.onRetry && <Button onClick={props.onRetry}>Try again</Button>}
                <BackHome />
              </>
            }
          />
        ) : (
          size && (
            <TableGrid<Row>
              {...props}
              viewport={viewport}
              size={size}
              chosenWidths={chosenWidths}
              onWidthsChange={onWidthsChange}
              onEndReached={onEndReached}
            />
          )
        )}
        {!hasError && rows?.length === 0 && <div className={styles.message}>{empty ?? 'Nothing to show.'}</div>}
        {more?.hasMore === true && rows !== undefined && (
          <div className={styles.more}>
            {more.isLoadingMore ? (
              <Spinner size="tiny" label="Loading more" />
            ) : (
              <Button size="small" appearance="subtle" onClick={more.onLoadMore}>
                Load more
              </Button>
            )}
          </div>
        )}
      </div>
      {!hasError && (
        <TableFooter
          label={label}
          loadedCount={rows?.length ?? 0}
          totalCount={totalCount}
          isLoading={rows === undefined}
          selection={selection}
          onSelectionChange={onSelectionChange}
          canSelectAllMatching={canSelectAllMatching}
          selectionActions={props.selectionActions}
          paging={paging}
        />
      )}
    </div>
  )
}

function BackHome() {
  return <Link {...useRoutedAnchor('/')}>{backHomeText}</Link>
}
