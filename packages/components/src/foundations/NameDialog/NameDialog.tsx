import { Button, Field, Input, makeStyles } from '@fluentui/react-components'
import { type SyntheticEvent, useId, useRef, useState } from 'react'
import { useOnePress } from '../../hooks/useOnePress.ts'
import { DialogFrame } from '../DialogFrame/DialogFrame.tsx'

const useNameDialogStyles = makeStyles({
  surface: { maxWidth: '440px' },
})

export interface NameDialogProps {
  /** Names the action: 'Add custom attribute'. */
  readonly title: string
  /** The initial value of the field. Default: empty. */
  readonly initialName?: string | undefined
  /** A verb. Default: 'Save'. */
  readonly saveLabel?: string | undefined
  /** Replaces the verb during saving: 'Adding…'. Default: the verb. */
  readonly savingLabel?: string | undefined
  /** True while the name is being saved. The dialog stays open, so that it can show a failure. Default: false. */
  readonly isSaving?: boolean | undefined
  /** The reason why the save failed; disappears with the next change. */
  readonly error?: string | undefined
  /** The reason why the name is invalid. Undefined for a valid name. */
  readonly validate: (name: string) => string | undefined
  /**
   * Called with the name, without leading and trailing spaces. The dialog ignores further presses until the returned
   * promise settles.
   */
  readonly onSave: (event: SyntheticEvent, data: { readonly name: string }) => unknown
  readonly onClose: () => void
}

/** Asks for a name. Render the dialog only while it is open. `validate` errors show after the first attempt to save. */
export function NameDialog({
  title,
  initialName = '',
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
    // The dialog is a React portal, so the event would bubble to a form around the component.
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
          <Input input={{ ref: field }} autoComplete="off" value={name} onChange={(_, { value }) => setName(value)} />
        </Field>
      </form>
    </DialogFrame>
  )
}
