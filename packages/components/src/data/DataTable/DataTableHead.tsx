import { mergeClasses } from '@fluentui/react-components'
import { ArrowDownRegular } from '@fluentui/react-icons/svg/arrow-down'
import { ArrowUpRegular } from '@fluentui/react-icons/svg/arrow-up'
import { CheckmarkFilled } from '@fluentui/react-icons/svg/checkmark'
import { SubtractFilled } from '@fluentui/react-icons/svg/subtract'
import { type PointerEvent, type SyntheticEvent } from 'react'
import { selectionColumnWidth } from './columnLayout.ts'
import { useDataTableStyles } from './DataTable.styles.ts'
import { type CellClasses } from './useCellClasses.ts'
import { type ColumnSort } from './DataTableProps.ts'
import { genericMemo } from './genericMemo.ts'
import { type TableLayout, type VisibleColumn } from './visibleColumns.ts'

interface DataTableHeadProps<Row> {
  readonly layout: TableLayout<Row>
  readonly classes: CellClasses
  readonly sort: ColumnSort | undefined
  readonly onSort: ((event: SyntheticEvent, columnId: string) => void) | undefined
  readonly pageSelection: 'none' | 'some' | 'all'
  /** Whether there is nothing to select. */
  readonly isSelectionDisabled: boolean
  /** A column got another width, in px; undefined sets it back. */
  readonly onResize: (columnId: string, width: number | undefined) => void
}

const selectionStyle = { width: selectionColumnWidth }

function DataTableHeadOf<Row>({
  layout,
  classes,
  sort,
  onSort,
  pageSelection,
  isSelectionDisabled,
  onResize,
}: DataTableHeadProps<Row>) {
  const styles = useDataTableStyles()
  return (
    <div role="rowgroup" className={styles.head} style={{ width: layout.totalWidth }}>
      <div role="row" aria-rowindex={1} data-row={-1} className={styles.headRow}>
        {layout.hasSelection && (
          <div role="columnheader" aria-colindex={1} className={layout.selectionClassName} style={selectionStyle}>
            <span
              role="checkbox"
              tabIndex={-1}
              aria-checked={pageSelection === 'some' ? 'mixed' : pageSelection === 'all'}
              aria-disabled={isSelectionDisabled || undefined}
              aria-label="Select all rows on this page"
              className={classes.checkbox}
            >
              {pageSelection === 'all' && <CheckmarkFilled />}
              {pageSelection === 'some' && <SubtractFilled />}
            </span>
          </div>
        )}
        {layout.columns.map((visible) => (
          <HeadCell
            key={visible.column.id}
            visible={visible}
            classes={classes}
            direction={sort?.columnId === visible.column.id ? sort.direction : undefined}
            onSort={visible.column.isSortable === true ? onSort : undefined}
            onResize={onResize}
          />
        ))}
      </div>
    </div>
  )
}

interface HeadCellProps<Row> extends Pick<DataTableHeadProps<Row>, 'classes' | 'onSort' | 'onResize'> {
  readonly visible: VisibleColumn<Row>
  readonly direction: ColumnSort['direction'] | undefined
}

function HeadCell<Row>({ visible, classes, direction, onSort, onResize }: HeadCellProps<Row>) {
  const styles = useDataTableStyles()
  const { column, place, headClassName, style, width } = visible
  const startDrag = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    // Neither text selection nor a focus change belongs to a drag.
    event.preventDefault()
    const handle = event.currentTarget
    const from = event.clientX
    handle.setPointerCapture(event.pointerId)
    handle.addEventListener('pointermove', drag)
    for (const end of ['pointerup', 'pointercancel'] as const) {
      handle.addEventListener(end, () => handle.removeEventListener('pointermove', drag), { once: true })
    }
    function drag(move: globalThis.PointerEvent) {
      onResize(column.id, width + move.clientX - from)
    }
  }
  return (
    <div
      role="columnheader"
      aria-colindex={place + 1}
      aria-sort={onSort ? (direction ?? 'none') : undefined}
      className={headClassName}
      style={style}
    >
      {onSort ? (
        <button
          type="button"
          tabIndex={-1}
          className={mergeClasses(styles.sortButton, column.type === 'number' && styles.sortButtonEnd)}
          onClick={(event) => onSort(event, column.id)}
        >
          <span className={classes.clip}>{column.header}</span>
          {direction === 'ascending' && <ArrowUpRegular className={styles.sortIcon} />}
          {direction === 'descending' && <ArrowDownRegular className={styles.sortIcon} />}
        </button>
      ) : (
        <span className={column.type === 'actions' ? styles.hiddenHeader : classes.clip}>{column.header}</span>
      )}
      {column.type !== 'actions' && (
        <span
          aria-hidden
          data-resizer=""
          className={styles.resizer}
          onPointerDown={startDrag}
          onDoubleClick={() => onResize(column.id, undefined)}
        />
      )}
    </div>
  )
}

/** The sticky head: sorting, resizing, and the checkbox of the page. */
export const DataTableHead = genericMemo(DataTableHeadOf)
