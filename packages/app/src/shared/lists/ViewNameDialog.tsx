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
import { useFocusReturn } from '@tandem/components'
import { type SyntheticEvent, useId, useRef, useState } from 'react'
import { useListDialogStyles } from './ListDialog.styles.ts'
import { listMessages } from './messages.ts'

const texts = listMessages.views

interface ViewNameDialogProps {
  readonly title: string
  readonly initialName: string
  /** Why a name can't be taken. */
  readonly validate: (name: string) => string | undefined
  readonly onSave: (event: SyntheticEvent, data: { readonly name: string }) => void
  readonly onClose: () => void
}

/** Asks for the name of a view. Errors show after the first try, then with each letter. */
export function ViewNameDialog({ title, initialName, validate, onSave, onClose }: ViewNameDialogProps) {
  const styles = useListDialogStyles()
  const formId = useId()
  const field = useRef<HTMLInputElement>(null)
  const [name, setName] = useState(initialName)
  const [wasTried, setWasTried] = useState(false)
  useFocusReturn(true)
  const error = validate(name)
  return (
    <Dialog open onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface className={styles.small}>
        <DialogBody>
          <DialogTitle>{title}</DialogTitle>
          <DialogContent>
            <form
              id={formId}
              noValidate
              onSubmit={(event) => {
                event.preventDefault()
                setWasTried(true)
                if (error === undefined) onSave(event, { name: name.trim() })
                else field.current?.focus()
              }}
            >
              <Field label={texts.name} required {...(wasTried && error !== undefined && { validationMessage: error })}>
                <Input input={{ ref: field }} value={name} onChange={(_, { value }) => setName(value)} />
              </Field>
            </form>
          </DialogContent>
          <DialogActions>
            <Button appearance="primary" type="submit" form={formId}>
              {texts.save}
            </Button>
            <Button onClick={onClose}>{listMessages.cancel}</Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  )
}
