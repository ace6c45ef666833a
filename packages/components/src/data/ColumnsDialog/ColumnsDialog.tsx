import { Button } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { type ComponentType, type SyntheticEvent, useState } from 'react'
import { ConfirmDialog } from '../../foundations/ConfirmDialog/ConfirmDialog.tsx'
import { DialogFrame } from '../../foundations/DialogFrame/DialogFrame.tsx'
import { withMoved } from '../../reorder/reorder.ts'
import { useReorder } from '../../reorder/useReorder.ts'
import { AddAttributeDialog, type AddAttributeDialogProps } from './AddAttributeDialog.tsx'
import { ColumnItem } from './ColumnItem.tsx'
import { type ColumnPreference, isLastEnabled, withColumnEnabled } from './columnPreferences.ts'
import { useColumnsDialogStyles } from './ColumnsDialog.styles.ts'

export interface ColumnsDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  /** All columns in their order, including the hidden columns. */
  readonly columns: readonly ColumnPreference[]
  /** Called for each change. The caller must apply the new columns at once, because the dialog has no Save button. */
  readonly onChange: (data: { readonly columns: readonly ColumnPreference[] }) => void
  /** Restores the default columns and order. Default: no button. */
  readonly onReset?: ((event: SyntheticEvent) => void) | undefined
  /**
   * Adds a custom attribute. The dialog ignores further presses until the returned promise settles. Default: no button.
   */
  readonly onAttributeAdd?: ((event: SyntheticEvent, data: { readonly name: string }) => unknown) | undefined
  /** Renames a custom attribute. Default: attributes cannot be renamed. */
  readonly onAttributeRename?:
    | ((event: SyntheticEvent, data: { readonly key: string; readonly name: string }) => void)
    | undefined
  /** Called after the user confirms the deletion. Default: attributes cannot be deleted. */
  readonly onAttributeDelete?: ((event: SyntheticEvent, data: { readonly key: string }) => void) | undefined
  /** True while the new attribute is being saved. */
  readonly isAddingAttribute?: boolean | undefined
  /** Asks for the name of a new attribute. Default: `AddAttributeDialog`. */
  readonly AttributeDialog?: ComponentType<AddAttributeDialogProps> | undefined
}

/** The dialog 'Show Columns': the user chooses the columns of a list and their order (LIST-35). */
export function ColumnsDialog(props: ColumnsDialogProps) {
  const { isOpen, onClose, columns, onChange, onReset, onAttributeAdd, onAttributeRename, onAttributeDelete } = props
  const { isAddingAttribute = false, AttributeDialog = AddAttributeDialog } = props
  const styles = useColumnsDialogStyles()
  const [isAdding, setIsAdding] = useState(false)
  const [deleted, setDeleted] = useState<ColumnPreference>()
  const [wasSaving, setWasSaving] = useState(isAddingAttribute)
  // Closes the `AttributeDialog` when the save of the new attribute ends.
  if (wasSaving !== isAddingAttribute) {
    setWasSaving(isAddingAttribute)
    if (!isAddingAttribute) setIsAdding(false)
  }
  const { move, drop } = useReorder({
    keys: columns.map(({ key }) => key),
    labelOf: (index) => columns[index]?.label ?? '',
    onMove: (from, to) => onChange({ columns: withMoved(columns, from, to) }),
  })
  return (
    <>
      <DialogFrame
        isOpen={isOpen}
        title="Show Columns"
        className={styles.surface}
        onClose={onClose}
        actions={
          <>
            {onReset && (
              <Button appearance="transparent" onClick={onReset}>
                Reset
              </Button>
            )}
            <Button appearance="primary" onClick={onClose}>
              Done
            </Button>
          </>
        }
      >
        <ul aria-label="Columns" className={styles.list}>
          {columns.map((column, index) => (
            <ColumnItem
              key={column.key}
              column={column}
              isLocked={isLastEnabled(columns, column.key)}
              onToggle={(_, isEnabled) => onChange({ columns: withColumnEnabled(columns, column.key, isEnabled) })}
              onMove={(_, by) => move(index, index + by)}
              takenNames={columns.filter(({ key }) => key !== column.key).map(({ label }) => label)}
              onRename={
                column.isCustom && onAttributeRename
                  ? (event, name) => onAttributeRename(event, { key: column.key, name })
                  : undefined
              }
              onDelete={column.isCustom && onAttributeDelete ? () => setDeleted(column) : undefined}
              onDrop={drop}
            />
          ))}
        </ul>
        {onAttributeAdd && (
          <Button appearance="subtle" icon={<AddRegular />} className={styles.add} onClick={() => setIsAdding(true)}>
            Add custom attribute
          </Button>
        )}
      </DialogFrame>
      {onAttributeDelete && (
        <ConfirmDialog
          isOpen={isOpen && deleted !== undefined}
          title={`Delete '${deleted?.label ?? ''}'?`}
          confirmLabel="Delete"
          intent="danger"
          onConfirm={(event) => {
            if (deleted) onAttributeDelete(event, { key: deleted.key })
            setDeleted(undefined)
          }}
          onCancel={() => setDeleted(undefined)}
        >
          The attribute and all its values are removed from every recipient. This cannot be undone.
        </ConfirmDialog>
      )}
      {isAdding && isOpen && onAttributeAdd && (
        <AttributeDialog
          takenNames={columns.map(({ label }) => label)}
          isSaving={isAddingAttribute}
          onSave={(event, name) => onAttributeAdd(event, { name })}
          onClose={() => setIsAdding(false)}
        />
      )}
    </>
  )
}
