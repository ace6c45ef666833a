import { Button, mergeClasses, makeStyles, tokens } from '@fluentui/react-components'
import { DialogFrame } from '@tandem/components'
import { JobProgress } from '../jobs/JobProgress.tsx'
import { sharedMessages } from '../text/messages.ts'

const useProgressDialogStyles = makeStyles({
  small: { maxWidth: '420px' },
  // Fades in after 300 ms, so that a short task shows no dialog.
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
  readonly count: number
  readonly total: number | undefined
  readonly onCancel: () => void
}

export function ProgressDialog({ title, text, count, total, onCancel }: ProgressDialogProps) {
  const styles = useProgressDialogStyles()
  return (
    <DialogFrame
      modalType="alert"
      title={title}
      className={mergeClasses(styles.late, styles.small)}
      backdropClassName={styles.late}
      onClose={onCancel}
      actions={<Button onClick={onCancel}>{sharedMessages.cancel}</Button>}
    >
      <JobProgress label={title} shares={[{ id: 'done', tone: 'brand', count }]} total={total} note={text} />
    </DialogFrame>
  )
}
