import { Button, Field, mergeClasses, ProgressBar, makeStyles, tokens } from '@fluentui/react-components'
import { DialogFrame } from '@tandem/components'
import { listMessages } from './messages.ts'

const useProgressDialogStyles = makeStyles({
  small: { maxWidth: '420px' },
  // Appears with a delay, so that a short task shows no progress.
  late: {
    animationName: { from: { opacity: 0 }, to: { opacity: 1 } },
    animationDuration: tokens.durationNormal,
    animationDelay: '300ms',
    animationFillMode: 'both',
  },
})

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
    <DialogFrame
      modalType="alert"
      title={title}
      className={mergeClasses(styles.late, styles.small)}
      backdropClassName={styles.late}
      onClose={onCancel}
      actions={<Button onClick={onCancel}>{listMessages.cancel}</Button>}
    >
      <Field validationMessage={text} validationState="none">
        <ProgressBar aria-label={title} {...(share !== undefined && { value: share })} />
      </Field>
    </DialogFrame>
  )
}
