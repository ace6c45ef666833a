import { mergeClasses } from '@fluentui/react-components'
import { CheckmarkFilled } from '@fluentui/react-icons/svg/checkmark'
import { selectionColumnWidth } from './columnLayout.ts'
import { CellEditor, type CellEditorProps } from './CellEditor.tsx'
import { type DataTableColumn } from './DataTableColumn.ts'
import { genericMemo } from './genericMemo.ts'
import { renderCell, type RowTools } from './renderCell.tsx'
import { surelyFits } from './surelyFits.ts'
import { type TableLayout } from './visibleColumns.ts'

/** The one cell that is being edited. */
export interface EditedCell {
  readonly rowId: string
  readonly columnId: string
}

/** What ends an edit: stable while a table lives. */
export type EditEnd<Row> = (data: {
  readonly row: Row
  readonly rowId: string
  readonly columnId: string
  readonly value: string | undefined
}) => void

interface DataTableRowProps<Row> {
  readonly row: Row
  readonly rowId: string
  /** Position among the loaded rows, from 0. */
  readonly index: number
  /** Rows of the whole list before the first loaded one. */
  readonly firstRow: number
  /** Height in px. */
  readonly height: number
  readonly layout: TableLayout<Row>
  readonly tools: RowTools<Row>
  readonly isSelected: boolean
  readonly isOpenable: boolean
  /** The column that is being edited in this row. */
  readonly editedColumnId: string | undefined
  readonly onEditEnd: EditEnd<Row>
}

/** Left and right padding of a cell, in px. */
const cellPadding = 24

const selectionStyle = { width: selectionColumnWidth }

function DataTableRowOf<Row>(props: DataTableRowProps<Row>) {
  const { row, rowId, index, firstRow, height, layout, tools, isSelected, isOpenable, editedColumnId, onEditEnd } =
    props
  const { classes } = tools
  return (
    <div
      role="row"
      aria-rowindex={firstRow + index + 2}
      data-row={index}
      aria-selected={layout.hasSelection ? isSelected : undefined}
      className={isOpenable ? mergeClasses(classes.row, classes.openable) : classes.row}
      style={{ top: index * height, width: layout.totalWidth }}
    >
      {layout.hasSelection && (
        <div role="gridcell" aria-colindex={1} className={layout.selectionClassName} style={selectionStyle}>
          <span
            role="checkbox"
            tabIndex={-1}
            aria-checked={isSelected}
            aria-label={`Select ${tools.labelOf(row)}`}
            className={classes.checkbox}
          >
            {isSelected && <CheckmarkFilled />}
          </span>
        </div>
      )}
      {layout.columns.map(({ column, place, className, clippedClassName, width, style }) => {
        const isEdited = column.id === editedColumnId
        const content = isEdited ? undefined : renderCell(column, row, rowId, tools)
        const isClipped = typeof content === 'string' && !surelyFits(content, width - cellPadding)
        return (
          <div
            key={column.id}
            role="gridcell"
            aria-colindex={place + 1}
            className={
              isEdited ? mergeClasses(className, classes.editorCell) : isClipped ? clippedClassName : className
            }
            style={style}
            data-covering={column.type === 'actions' ? '' : undefined}
          >
            {isEdited && column.type === 'editable' ? (
              <CellEditor
                {...editorPropsOf(column, row, (value) => onEditEnd({ row, rowId, columnId: column.id, value }))}
              />
            ) : (
              content
            )}
          </div>
        )
      })}
    </div>
  )
}

function editorPropsOf<Row>(
  column: Extract<DataTableColumn<Row>, { type: 'editable' }>,
  row: Row,
  onEnd: (value: string | undefined) => void,
): CellEditorProps {
  return {
    label: column.header,
    text: column.getText(row) ?? '',
    validate: (value) => column.validate?.(value, row),
    onEnd,
  }
}

/** One row. Drawn anew only when something of its own changes: never because another row was selected, opened or edited. */
export const DataTableRow = genericMemo(DataTableRowOf)
