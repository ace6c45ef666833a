import { Button, mergeClasses, Switch, Input } from '@fluentui/react-components'
import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { EditRegular } from '@fluentui/react-icons/svg/edit'
import { type SyntheticEvent, useEffect, useRef, useState, type KeyboardEvent, useId } from 'react'
import { IconButton } from '../../foundations/IconButton/IconButton.tsx'
import { useReorderStyles } from '../../reorder/reorder.styles.ts'
import { ReorderHandle } from '../../reorder/ReorderHandle.tsx'
import { useReorderDrag } from '../../reorder/useReorderDrag.ts'
import { type ColumnPreference, attributeNameError } from './columnPreferences.ts'
import { useColumnsDialogStyles } from './ColumnsDialog.styles.ts'
import { CheckmarkRegular } from '@fluentui/react-icons/svg/checkmark'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'

interface RenameFieldProps {
  readonly label: string
  readonly takenNames: readonly string[]
  readonly onSave: (event: SyntheticEvent, name: string) => void
  readonly onCancel: () => void
}

/** Enter saves. Escape cancels. */
function RenameField({ label, takenNames, onSave, onCancel }: RenameFieldProps) {
  const styles = useColumnsDialogStyles()
  const errorId = useId()
  const field = useRef<HTMLInputElement>(null)
  const [name, setName] = useState(label)
  const [wasTried, setWasTried] = useState(false)
  const error = wasTried ? attributeNameError(name, takenNames) : undefined
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  const save = (event: SyntheticEvent) => {
    setWasTried(true)
    if (attributeNameError(name, takenNames) !== undefined) field.current?.focus()
    else if (name.trim() === label) onCancel()
    else onSave(event, name.trim())
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      save(event)
    } else if (event.key === 'Escape') {
      // Otherwise, Escape would also close the dialog.
      event.preventDefault()
      event.stopPropagation()
      onCancel()
    }
  }
  return (
    <div className={styles.rename}>
      <div className={styles.renameLine}>
        <Input
          size="small"
          className={styles.renameField}
          input={{ ref: field, className: styles.renameInput }}
          aria-label={`New name of ${label}`}
          aria-invalid={error !== undefined}
          aria-describedby={errorId}
          value={name}
          onChange={(_, { value }) => setName(value)}
          onKeyDown={handleKey}
        />
        <IconButton size="small" icon={<CheckmarkRegular />} label="Save name" onClick={save} />
        <IconButton size="small" icon={<DismissRegular />} label="Keep old name" onClick={onCancel} />
      </div>
      <span id={errorId} role="alert" className={styles.renameError}>
        {error}
      </span>
    </div>
  )
}

interface ColumnItemProps {
  readonly column: ColumnPreference
  /** The column is the only visible column, so it cannot be hidden. */
  readonly isLocked: boolean
  readonly onToggle: (event: SyntheticEvent, isEnabled: boolean) => void
  /** A negative number moves the column up. */
  readonly onMove: (event: SyntheticEvent, by: number) => void
  readonly takenNames: readonly string[]
  readonly onRename: ((event: SyntheticEvent, name: string) => void) | undefined
  /** Undefined for columns that cannot be deleted. */
  readonly onDelete: ((event: SyntheticEvent) => void) | undefined
  readonly onDrop: (draggedKey: string, overKey: string, isBelow: boolean) => void
}

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
    // Moves the focus from the removed field to the button 'Rename'.
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
