import { mergeClasses } from '@fluentui/react-components'
import { CheckmarkFilled } from '@fluentui/react-icons/svg/checkmark'
import { CellEditor } from './CellEditor.tsx'
import { selectionColumnWidth, surelyFits, type TableLayout } from './columnLayout.ts'
import { genericMemo } from './genericMemo.ts'
import { renderCell, type RowTools } from './renderCell.tsx'

/** The cell that is being edited. */
export interface EditedCell {
  readonly rowId: string
  readonly columnId: string
}

/** Ends an edit: with the text to save, or undefined to keep the old one. */
export type EditEnd<Row> = (row: Row, cell: EditedCell, value: string | undefined) => void

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
  /** Keep it stable. */
  readonly onEditEnd: EditEnd<Row>
}

const selectionStyle = { width: selectionColumnWidth }

/** One row. It renders only when its own props change, not when another row is selected, opened or edited. */
export const DataTableRow = genericMemo(function DataTableRow<Row>(props: DataTableRowProps<Row>) {
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
      style={{ top: index * height }}
    >
      {layout.hasSelection && (
        <div role="gridcell" className={layout.selectionClassName} style={selectionStyle}>
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
      {layout.columns.map(({ column, className, cutClassName, width, style }) => {
        const isEdited = column.id === editedColumnId
        const content = isEdited ? undefined : renderCell(column, row, tools)
        const isCut = typeof content === 'string' && !surelyFits(content, width)
        return (
          <div
            key={column.id}
            role="gridcell"
            className={isEdited ? mergeClasses(className, classes.editorCell) : isCut ? cutClassName : className}
            style={style}
            data-covering={column.type === 'actions' ? '' : undefined}
          >
            {isEdited && column.type === 'editable' ? (
              <CellEditor
                label={column.header}
                text={column.getText(row) ?? ''}
                validate={(value) => column.validate?.(value, row)}
                onEnd={(value) => onEditEnd(row, { rowId, columnId: column.id }, value)}
              />
            ) : (
              content
            )}
          </div>
        )
      })}
    </div>
  )
})
