import { Button, mergeClasses, Switch, Tooltip } from '@fluentui/react-components'
import { ReOrderDotsVerticalRegular } from '@fluentui/react-icons/svg/re-order-dots-vertical'
import { type KeyboardEvent, type SyntheticEvent, useId, useRef } from 'react'
import { type ColumnPreference } from './columnPreferences.ts'
import { useColumnsDialogStyles } from './ColumnsDialog.styles.ts'
import { useColumnDrag } from './useColumnDrag.ts'

interface ColumnItemProps {
  readonly column: ColumnPreference
  /** It is the only one that shows. */
  readonly isLocked: boolean
  readonly onToggle: (event: SyntheticEvent, isEnabled: boolean) => void
  /** Moves by so many places; negative is up. */
  readonly onMove: (event: SyntheticEvent, by: number) => void
  readonly onDrop: (draggedKey: string, overKey: string, isBelow: boolean) => void
}

const steps: ReadonlyMap<string, number> = new Map([
  ['ArrowUp', -1],
  ['ArrowDown', 1],
  ['Home', Number.NEGATIVE_INFINITY],
  ['End', Number.POSITIVE_INFINITY],
])

/** A column in the list: its handle, name and switch. */
export function ColumnItem({ column, isLocked, onToggle, onMove, onDrop }: ColumnItemProps) {
  const styles = useColumnsDialogStyles()
  const item = useRef<HTMLLIElement>(null)
  const handle = useRef<HTMLSpanElement>(null)
  const labelId = useId()
  const { isDragged, edge } = useColumnDrag({ item, handle, columnKey: column.key, onDrop })
  const handleKeyDown = (event: KeyboardEvent) => {
    const by = steps.get(event.key)
    if (by === undefined) return
    event.preventDefault()
    onMove(event, by)
  }
  return (
    <li ref={item} className={mergeClasses(styles.item, isDragged && styles.dragged, edge && styles[edge])}>
      <span ref={handle} className={styles.handle}>
        <Tooltip content="Drag, or use the arrow keys" relationship="description">
          <Button
            appearance="subtle"
            size="small"
            icon={<ReOrderDotsVerticalRegular />}
            aria-label={`Move ${column.label}`}
            onKeyDown={handleKeyDown}
          />
        </Tooltip>
      </span>
      <span id={labelId} className={styles.label} title={column.label}>
        {column.label}
      </span>
      <Switch
        aria-labelledby={labelId}
        checked={column.isEnabled}
        disabled={isLocked}
        onChange={(event, { checked }) => onToggle(event, checked)}
      />
    </li>
  )
}
