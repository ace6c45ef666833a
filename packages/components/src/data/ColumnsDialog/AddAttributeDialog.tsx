import { type SyntheticEvent } from 'react'
import { NameDialog } from '../../foundations/NameDialog/NameDialog.tsx'
import { attributeNameError } from './columnPreferences.ts'

export interface AddAttributeDialogProps {
  readonly takenNames: readonly string[]
  /** Default: empty. */
  readonly initialName?: string | undefined
  /** Called with the text of the field after each change. */
  readonly onNameChange?: ((name: string) => void) | undefined
  readonly isSaving: boolean
  /** The reason why the save failed. Hidden after the next change. */
  readonly error?: string | undefined
  readonly onSave: (event: SyntheticEvent, name: string) => unknown
  readonly onClose: () => void
}

/** Asks for the name of a custom attribute. */
export function AddAttributeDialog({ takenNames, onSave, ...rest }: AddAttributeDialogProps) {
  return (
    <NameDialog
      {...rest}
      title="Add custom attribute"
      saveLabel="Add"
      savingLabel="Adding…"
      validate={(name) => attributeNameError(name, takenNames)}
      onSave={(event, { name }) => onSave(event, name)}
    />
  )
}
