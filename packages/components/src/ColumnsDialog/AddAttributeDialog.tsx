import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  Field,
  Input,
} from '@fluentui/react-components'
import { type SyntheticEvent, useId, useRef, useState } from 'react'
import { useFocusReturn } from '../focus/useFocusReturn.ts'
import { attributeNameError } from './columnPreferences.ts'
import { useColumnsDialogStyles } from './ColumnsDialog.styles.ts'

export interface AddAttributeDialogProps {
  /** Names that attributes have already. */
  readonly takenNames: readonly string[]
  /** What the field starts with. Default: nothing. */
  readonly initialName?: string
  readonly isSaving: boolean
  /** Why it could not be saved; leaves with the next change. */
  readonly error?: string | undefined
  readonly onSave: (event: SyntheticEvent, name: string) => void
  readonly onClose: () => void
}

/** Asks for the name of a custom attribute. Errors show after the first try to save, then with each letter. */
export function AddAttributeDialog({
  takenNames,
  initialName = '',
  isSaving,
  error: savingError,
  onSave,
  onClose,
}: AddAttributeDialogProps) {
  const styles = useColumnsDialogStyles()
  const formId = useId()
  const field = useRef<HTMLInputElement>(null)
  const [name, setName] = useState(initialName)
  const [wasTried, setWasTried] = useState(false)
  const [savedName, setSavedName] = useState<string>()
  useFocusReturn(true)
  const error = attributeNameError(name, takenNames)
  const shownError = (wasTried ? error : undefined) ?? (name === savedName && !isSaving ? savingError : undefined)
  return (
    <Dialog open onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface className={styles.surface}>
        <DialogBody>
          <DialogTitle>Add custom attribute</DialogTitle>
          <DialogContent>
            <form
              id={formId}
              noValidate
              onSubmit={(event) => {
                event.preventDefault()
                // The dialogs are portals: without this the event would reach the form that they were opened from.
                event.stopPropagation()
                setWasTried(true)
                if (error !== undefined) {
                  field.current?.focus()
                  return
                }
                setSavedName(name)
                onSave(event, name.trim())
              }}
            >
              <Field label="Name" required {...(shownError === undefined ? {} : { validationMessage: shownError })}>
                <Input input={{ ref: field }} value={name} onChange={(_, { value }) => setName(value)} />
              </Field>
            </form>
          </DialogContent>
          <DialogActions>
            <Button appearance="primary" type="submit" form={formId} disabledFocusable={isSaving}>
              {isSaving ? 'Adding…' : 'Add'}
            </Button>
            <Button onClick={onClose}>Cancel</Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  )
}
