import { Button, Field, Input, makeStyles } from '@fluentui/react-components'
import { type SyntheticEvent, useId, useRef, useState } from 'react'
import { useOnePress } from '../../hooks/useOnePress.ts'
import { DialogFrame } from '../DialogFrame/DialogFrame.tsx'

const useNameDialogStyles = makeStyles({
  surface: { maxWidth: '440px' },
})

export interface NameDialogProps {
  /** Names the action. */
  readonly title: string
  /** Default: empty. */
  readonly initialName?: string | undefined
  /** Called with the text of the field after each change. */
  readonly onNameChange?: ((name: string) => void) | undefined
  /** A verb. Default: 'Save'. */
  readonly saveLabel?: string | undefined
  /** Replaces `saveLabel` during a save. Default: `saveLabel`. */
  readonly savingLabel?: string | undefined
  /** The name is being saved. Default: false. */
  readonly isSaving?: boolean | undefined
  /** The reason why the save failed. Disappears with the next change. */
  readonly error?: string | undefined
  /** Returns the error of an invalid name. */
  readonly validate: (name: string) => string | undefined
  /** Called with the trimmed name. The dialog ignores further presses until the returned promise settles. */
  readonly onSave: (event: SyntheticEvent, data: { readonly name: string }) => unknown
  readonly onClose: () => void
}

/** Asks for a name. Render the dialog only while it is open. */
export function NameDialog({
  title,
  initialName = '',
  onNameChange,
  saveLabel = 'Save',
  savingLabel = saveLabel,
  isSaving = false,
  error: savingError,
  validate,
  onSave,
  onClose,
}: NameDialogProps) {
  const styles = useNameDialogStyles()
  const formId = useId()
  const field = useRef<HTMLInputElement>(null)
  const press = useOnePress()
  const [name, setName] = useState(initialName)
  const [wasTried, setWasTried] = useState(false)
  const [savedName, setSavedName] = useState<string>()
  const error = validate(name)
  const shownError = (wasTried ? error : undefined) ?? (name === savedName && !isSaving ? savingError : undefined)
  const save = (event: SyntheticEvent) => {
    event.preventDefault()
    // A portal's events bubble to React parents, such as a form around the component.
    event.stopPropagation()
    if (isSaving) return
    setWasTried(true)
    if (error !== undefined) {
      field.current?.focus()
      return
    }
    setSavedName(name)
    press(() => onSave(event, { name: name.trim() }))
  }
  return (
    <DialogFrame
      title={title}
      className={styles.surface}
      onClose={() => isSaving || onClose()}
      actions={
        <>
          <Button disabledFocusable={isSaving} onClick={onClose}>
            Cancel
          </Button>
          <Button appearance="primary" type="submit" form={formId} disabledFocusable={isSaving}>
            {isSaving ? savingLabel : saveLabel}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={save}>
        <Field label="Name" required {...(shownError === undefined ? {} : { validationMessage: shownError })}>
          <Input
            input={{ ref: field }}
            autoComplete="off"
            value={name}
            onChange={(_, { value }) => {
              setName(value)
              onNameChange?.(value)
            }}
          />
        </Field>
      </form>
    </DialogFrame>
  )
}
