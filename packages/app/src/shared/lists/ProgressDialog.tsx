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
  /** What is going on: 'Archiving…'. */
  readonly title: string
  readonly text: string
  /** Share that is done, 0 to 1; undefined: nobody knows. */
  readonly share: number | undefined
  readonly onCancel: () => void
}

/** How far something is that takes more than a moment, and the way to stop it. */
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
