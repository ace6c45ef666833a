import { Input, makeStyles, mergeClasses } from '@fluentui/react-components'
import { CheckmarkFilled } from '@fluentui/react-icons/svg/checkmark'
import { selectionColumnWidth, surelyFits, type TableLayout } from './columnLayout.ts'
import { genericMemo } from './genericMemo.ts'
import { renderCell, type RowTools } from './renderCell.tsx'
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { usePart } from '../../hooks/lazyPart.tsx'
import { useUnloadQuestion } from '../../hooks/useUnloadQuestion.ts'
import { tableParts } from './useTableParts.ts'

const useCellEditorStyles = makeStyles({ root: { width: '100%', minWidth: 0 } })

interface CellEditorProps {
  /** The column's header. */
  readonly label: string
  readonly text: string
  readonly validate: (value: string) => string | undefined
  /** `value` is undefined if the edit was cancelled, or if the text is unchanged. */
  readonly onEnd: (value: string | undefined) => void
}

/** Saves the text on Enter, and when the field loses the focus. Escape cancels the edit. */
function CellEditor({ label, text, validate, onEnd }: CellEditorProps) {
  const styles = useCellEditorStyles()
  const errorId = useId()
  const [field, setField] = useState<HTMLInputElement | null>(null)
  const hasEnded = useRef(false)
  const [draft, setDraft] = useState(text)
  const error = validate(draft)
  const drawHint = usePart(tableParts.tooltip, error !== undefined, ({ error: cause }) => reportError(cause))

  useLayoutEffect(() => {
    field?.focus()
    field?.select()
  }, [field])

  useUnloadQuestion(draft !== text)

  const end = (value: string | undefined) => {
    if (hasEnded.current) return
    hasEnded.current = true
    onEnd(value === text ? undefined : value)
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      // The key would also close a drawer or dialog around the table.
      event.stopPropagation()
      end(undefined)
    }
    if (event.key === 'Enter' && error === undefined) {
      event.preventDefault()
      end(draft)
    }
  }
  return (
    <>
      <Input
        ref={setField}
        data-editor=""
        size="small"
        className={styles.root}
        value={draft}
        aria-label={label}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : errorId}
        onChange={(_, data) => setDraft(data.value)}
        onKeyDown={handleKeyDown}
        onBlur={() => {
          // An invalid value stays, with its error.
          if (error === undefined) end(draft)
        }}
      />
      {error !== undefined && field && drawHint?.({ target: field, text: error, id: errorId })}
    </>
  )
}

export interface EditedCell {
  readonly rowId: string
  readonly columnId: string
}

/** An undefined `value` keeps the old text. */
export type EditEnd<Row> = (row: Row, cell: EditedCell, value: string | undefined) => void

interface DataTableRowProps<Row> {
  readonly row: Row
  readonly rowId: string
  /** Position among the loaded rows, from 0. */
  readonly index: number
  /** Number of rows on earlier pages. */
  readonly firstRow: number
  /** In px. */
  readonly height: number
  readonly layout: TableLayout<Row>
  readonly tools: RowTools<Row>
  readonly isSelected: boolean
  readonly isOpenable: boolean
  /** Undefined if no cell of this row is edited. */
  readonly editedColumnId: string | undefined
  /** Keep the callback stable. */
  readonly onEditEnd: EditEnd<Row>
}

const selectionStyle = { width: selectionColumnWidth }

/** Renders only when its props change. */
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
