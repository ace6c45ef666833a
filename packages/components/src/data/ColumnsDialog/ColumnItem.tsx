import { Button, mergeClasses, Switch } from '@fluentui/react-components'
import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { EditRegular } from '@fluentui/react-icons/svg/edit'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { IconButton } from '../../foundations/IconButton/IconButton.tsx'
import { useReorderStyles } from '../../reorder/reorder.styles.ts'
import { ReorderHandle } from '../../reorder/ReorderHandle.tsx'
import { useReorderDrag } from '../../reorder/useReorderDrag.ts'
import { type ColumnPreference } from './columnPreferences.ts'
import { useColumnsDialogStyles } from './ColumnsDialog.styles.ts'
import { RenameField } from './RenameField.tsx'

interface ColumnItemProps {
  readonly column: ColumnPreference
  /** Whether it is the only visible column. */
  readonly isLocked: boolean
  readonly onToggle: (event: SyntheticEvent, isEnabled: boolean) => void
  /** Moves it by a number of places; negative is up. */
  readonly onMove: (event: SyntheticEvent, by: number) => void
  readonly takenNames: readonly string[]
  readonly onRename: ((event: SyntheticEvent, name: string) => void) | undefined
  /** For custom attributes that can be deleted: opens the question. */
  readonly onDelete: ((event: SyntheticEvent) => void) | undefined
  readonly onDrop: (draggedKey: string, overKey: string, isBelow: boolean) => void
}

/** A column in the list: its handle, name and switch. */
export function ColumnItem({
  column,
  isLocked,
  takenNames,
  onToggle,
  onMove,
  onRename,
  onDelete,
  onDrop,
}: ColumnItemProps) {
  const styles = useColumnsDialogStyles()
  const reorder = useReorderStyles()
  const item = useRef<HTMLLIElement>(null)
  const handle = useRef<HTMLSpanElement>(null)
  const [isRenaming, setIsRenaming] = useState(false)
  const wasRenaming = useRef(false)
  useEffect(() => {
    // The field is unmounted: focus returns to the button that opened it.
    if (wasRenaming.current && !isRenaming) item.current?.querySelector<HTMLElement>('[data-rename]')?.focus()
    wasRenaming.current = isRenaming
  }, [isRenaming])
  const { isDragged, edge } = useReorderDrag({ item, handle, listId: 'columns', itemKey: column.key, onDrop })
  return (
    <li
      ref={item}
      className={mergeClasses(styles.item, reorder.item, isDragged && reorder.dragged, edge && reorder[edge])}
    >
      <ReorderHandle ref={handle} label={`Move ${column.label}`} onMove={onMove} />
      {isRenaming && onRename ? (
        <RenameField
          label={column.label}
          takenNames={takenNames}
          onSave={(event, name) => {
            onRename(event, name)
            setIsRenaming(false)
          }}
          onCancel={() => setIsRenaming(false)}
        />
      ) : (
        <>
          <span className={styles.label} title={column.label}>
            {column.label}
          </span>
          {onRename && (
            <Button
              data-rename
              size="small"
              appearance="subtle"
              icon={<EditRegular />}
              aria-label={`Rename ${column.label}`}
              title="Rename"
              onClick={() => setIsRenaming(true)}
            />
          )}
          {onDelete && (
            <IconButton
              size="small"
              icon={<DeleteRegular />}
              label={`Delete ${column.label}`}
              title="Delete"
              onClick={onDelete}
            />
          )}
        </>
      )}
      <Switch
        aria-label={column.label}
        checked={column.isEnabled}
        disabled={isLocked}
        onChange={(event, { checked }) => onToggle(event, checked)}
      />
    </li>
  )
}
