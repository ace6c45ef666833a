import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  useAnnounce,
} from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { type SyntheticEvent, useCallback, useState } from 'react'
import { useFocusReturn } from '../focus/useFocusReturn.ts'
import { useLatest } from '../DataTable/useLatest.ts'
import { AddAttributeDialog } from './AddAttributeDialog.tsx'
import { ColumnItem } from './ColumnItem.tsx'
import { type ColumnPreference, dropPosition, isLastEnabled, withColumnEnabled, withColumnMoved } from './columnPreferences.ts'
import { useColumnsDialogStyles } from './ColumnsDialog.styles.ts'

export interface ColumnsDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  /** All columns in their order, shown or not. */
  readonly columns: readonly ColumnPreference[]
  /** A column was moved or switched; applies at once. */
  readonly onChange: (data: { readonly columns: readonly ColumnPreference[] }) => void
  /** Back to the list's own columns and order; without it there is no such button. */
  readonly onReset?: (event: SyntheticEvent) => void
  /** A custom attribute is to be added (recipients only); without it there is no such button. The dialog closes when `isAddingAttribute` falls. */
  readonly onAttributeAdd?: (event: SyntheticEvent, data: { readonly name: string }) => void
  /** The attribute is being saved. */
  readonly isAddingAttribute?: boolean
}

/**
 * 'Show Columns': which columns a list has and in which order. Keyboard: on a handle, the arrow keys move its column by one, Home and End
 * to the ends, each move is announced; Space turns a switch.
 */
export function ColumnsDialog(props: ColumnsDialogProps) {
  const { isOpen, onClose, columns, onChange, onReset, onAttributeAdd, isAddingAttribute = false } = props
  const styles = useColumnsDialogStyles()
  const { announce } = useAnnounce()
  const [isAdding, setIsAdding] = useState(false)
  const [wasSaving, setWasSaving] = useState(isAddingAttribute)
  useFocusReturn(isOpen)
  // Saved: the small dialog has done its work.
  if (wasSaving !== isAddingAttribute) {
    setWasSaving(isAddingAttribute)
    if (!isAddingAttribute) setIsAdding(false)
  }
  const move = (from: number, to: number) => {
    const next = withColumnMoved(columns, from, to)
    const moved = columns[from]
    if (next === columns || !moved) return
    onChange({ columns: next })
    announce(`${moved.label}, position ${next.indexOf(moved) + 1} of ${next.length}`)
  }
  const drop = (draggedKey: string, overKey: string, isBelow: boolean) => {
    const [from, over] = [draggedKey, overKey].map((key) => columns.findIndex((column) => column.key === key))
    if (from !== undefined && over !== undefined && from >= 0 && over >= 0) move(from, dropPosition(from, over, isBelow))
  }
  const latestDrop = useLatest(drop)
  const onDrop = useCallback<typeof drop>((...dropped) => latestDrop.current(...dropped), [latestDrop])
  return (
    <>
      <Dialog open={isOpen} onOpenChange={(_, { open }) => !open && onClose()}>
        <DialogSurface className={styles.surface}>
          <DialogBody>
            <DialogTitle>Show Columns</DialogTitle>
            <DialogContent>
              <ul aria-label="Columns" className={styles.list}>
                {columns.map((column, index) => (
                  <ColumnItem
                    key={column.key}
                    column={column}
                    isLocked={isLastEnabled(columns, column.key)}
                    onToggle={(_, isEnabled) => onChange({ columns: withColumnEnabled(columns, column.key, isEnabled) })}
                    onMove={(_, by) => move(index, index + by)}
                    onDrop={onDrop}
                  />
                ))}
              </ul>
              {onAttributeAdd && (
                <Button appearance="subtle" icon={<AddRegular />} className={styles.add} onClick={() => setIsAdding(true)}>
                  Add custom attribute
                </Button>
              )}
            </DialogContent>
            <DialogActions>
              {onReset && (
                <Button appearance="transparent" onClick={onReset}>
                  Reset
                </Button>
              )}
              <Button appearance="primary" onClick={onClose}>
                Done
              </Button>
            </DialogActions>
          </DialogBody>
        </DialogSurface>
      </Dialog>
      {isAdding && isOpen && onAttributeAdd && (
        <AddAttributeDialog
          takenNames={columns.map(({ label }) => label)}
          isSaving={isAddingAttribute}
          onSave={(event, name) => onAttributeAdd(event, { name })}
          onClose={() => setIsAdding(false)}
        />
      )}
    </>
  )
}
