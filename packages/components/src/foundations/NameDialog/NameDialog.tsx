import { Button, Field, Input, makeStyles } from '@fluentui/react-components'
import { type SyntheticEvent, useId, useRef, useState } from 'react'
import { useOnePress } from '../../hooks/useOnePress.ts'
import { DialogFrame } from '../DialogFrame/DialogFrame.tsx'

const useNameDialogStyles = makeStyles({
  surface: { maxWidth: '440px' },
})

export interface NameDialogProps {
  /** What is named: 'Add custom attribute'. */
  readonly title: string
  /** The first value of the field. Default: empty. */
  readonly initialName?: string | undefined
  /** A verb. Default: 'Save'. */
  readonly saveLabel?: string | undefined
  /** Instead of the verb while it is saved: 'Adding…'. Default: the verb. */
  readonly savingLabel?: string | undefined
  /** It is being saved; the dialog stays open until then, so that a failure shows in it. Default: false. */
  readonly isSaving?: boolean | undefined
  /** Why it could not be saved; leaves with the next change. */
  readonly error?: string | undefined
  /** Why a name can't be taken; undefined when it can. */
  readonly validate: (name: string) => string | undefined
  /**
   * The name comes without spaces around it. Called once: until the promise that it may return settles, further presses
   * do nothing.
   */
  readonly onSave: (event: SyntheticEvent, data: { readonly name: string }) => unknown
  readonly onClose: () => void
}

/** Asks for a name. Render it while it is open. Errors show after the first try to save, then with each letter. */
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
    // The dialogs are portals: without this the event would reach the form that they were opened from.
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
