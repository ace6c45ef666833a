import { Input } from '@fluentui/react-components'
import { CheckmarkRegular } from '@fluentui/react-icons/svg/checkmark'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import { type KeyboardEvent, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react'
import { IconButton } from '../../foundations/IconButton/IconButton.tsx'
import { attributeNameError } from './columnPreferences.ts'
import { useColumnsDialogStyles } from './ColumnsDialog.styles.ts'

interface RenameFieldProps {
  readonly label: string
  /** The names of the other columns. */
  readonly takenNames: readonly string[]
  readonly onSave: (event: SyntheticEvent, name: string) => void
  readonly onCancel: () => void
}

/** A field to rename a column in place. Keyboard: Enter saves; Escape cancels and leaves the dialog open. */
export function RenameField({ label, takenNames, onSave, onCancel }: RenameFieldProps) {
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
      // Else Escape would also close the dialog.
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
