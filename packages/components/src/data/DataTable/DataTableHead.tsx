import { mergeClasses } from '@fluentui/react-components'
import { ArrowDownRegular } from '@fluentui/react-icons/svg/arrow-down'
import { ArrowUpRegular } from '@fluentui/react-icons/svg/arrow-up'
import { CheckmarkFilled } from '@fluentui/react-icons/svg/checkmark'
import { SubtractFilled } from '@fluentui/react-icons/svg/subtract'
import { type PointerEvent, type SyntheticEvent } from 'react'
import { isFigureColumn, type LaidOutColumn, selectionColumnWidth, type TableLayout } from './columnLayout.ts'
import { useDataTableStyles } from './DataTable.styles.ts'
import { type ColumnSort } from './DataTableProps.ts'
import { type CellClasses } from './useCellClasses.ts'

interface DataTableHeadProps<Row> {
  readonly layout: TableLayout<Row>
  readonly classes: CellClasses
  readonly sort: ColumnSort | undefined
  /** Undefined: the user cannot sort the table. */
  readonly onSort: ((event: SyntheticEvent, columnId: string) => void) | undefined
  readonly pageSelection: 'none' | 'some' | 'all'
  readonly isSelectionDisabled: boolean
  /** In px. Undefined resets the width. */
  readonly onResize: (columnId: string, width: number | undefined) => void
}

const selectionStyle = { width: selectionColumnWidth }

/** The row of column headers. It sorts and resizes columns, and its checkbox selects all rows of the page. */
export function DataTableHead<Row>(props: DataTableHeadProps<Row>) {
  const { layout, classes, sort, onSort, pageSelection, isSelectionDisabled, onResize } = props
  const styles = useDataTableStyles()
  return (
    <div role="rowgroup" className={styles.head}>
      <div role="row" aria-rowindex={1} data-row={-1} className={styles.headRow}>
        {layout.hasSelection && (
          <div role="columnheader" className={layout.selectionClassName} style={selectionStyle}>
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
        {layout.columns.map((laidOut) => (
          <HeadCell
            key={laidOut.column.id}
            laidOut={laidOut}
            classes={classes}
            direction={sort?.columnId === laidOut.column.id ? sort.direction : undefined}
            onSort={laidOut.column.isSortable === true ? onSort : undefined}
            onResize={onResize}
          />
        ))}
      </div>
    </div>
  )
}

interface HeadCellProps<Row> extends Pick<DataTableHeadProps<Row>, 'classes' | 'onSort' | 'onResize'> {
  readonly laidOut: LaidOutColumn<Row>
  readonly direction: ColumnSort['direction'] | undefined
}

function HeadCell<Row>({ laidOut, classes, direction, onSort, onResize }: HeadCellProps<Row>) {
  const styles = useDataTableStyles()
  const { column, headClassName, style } = laidOut
  const startDrag = (event: PointerEvent<HTMLElement>) => {
    const handle = event.currentTarget
    if (event.button !== 0 || !handle.parentElement) return
    // Otherwise the drag would select text and move the focus.
    event.preventDefault()
    const from = handle.parentElement.offsetWidth - event.clientX
    const drag = (move: globalThis.PointerEvent) => onResize(column.id, from + move.clientX)
    handle.setPointerCapture(event.pointerId)
    handle.addEventListener('pointermove', drag)
    for (const end of ['pointerup', 'pointercancel'] as const) {
      handle.addEventListener(end, () => handle.removeEventListener('pointermove', drag), { once: true })
    }
  }
  return (
    <div
      role="columnheader"
      aria-sort={onSort ? (direction ?? 'none') : undefined}
      className={headClassName}
      style={style}
    >
      {onSort ? (
        <button
          type="button"
          tabIndex={-1}
          className={mergeClasses(styles.sortButton, isFigureColumn(column) && styles.sortButtonEnd)}
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
