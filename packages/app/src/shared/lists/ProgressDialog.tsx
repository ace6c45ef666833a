import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  Field,
  mergeClasses,
  ProgressBar,
} from '@fluentui/react-components'
import { useProgressDialogStyles } from './ProgressDialog.styles.ts'
import { listMessages } from './messages.ts'

interface ProgressDialogProps {
  /** 'Archiving…' */
  readonly title: string
  readonly text: string
  /** Share done, 0 to 1. Undefined: unknown. */
  readonly share: number | undefined
  readonly onCancel: () => void
}

/** Progress of a long task, with Cancel. */
export function ProgressDialog({ title, text, share, onCancel }: ProgressDialogProps) {
  const styles = useProgressDialogStyles()
  return (
    <Dialog open modalType="alert" onOpenChange={(_, { open }) => !open && onCancel()}>
      <DialogSurface className={mergeClasses(styles.late, styles.small)} backdrop={{ className: styles.late }}>
        <DialogBody>
          <DialogTitle>{title}</DialogTitle>
          <DialogContent>
            <Field validationMessage={text} validationState="none">
              <ProgressBar aria-label={title} {...(share !== undefined && { value: share })} />
            </Field>
          </DialogContent>
          <DialogActions>
            <Button onClick={onCancel}>{listMessages.cancel}</Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  )
}
