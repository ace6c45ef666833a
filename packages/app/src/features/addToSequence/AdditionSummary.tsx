import { Button, DialogActions, DialogContent, DialogTitle } from '@fluentui/react-components'
import { FailedRows } from '../../shared/list/bulk/FailedRows.tsx'
import { recipientListMessages } from '../../entities/recipient/messages.ts'
import { recipientList } from '../../entities/recipient/recipientList.ts'
import { useAddToSequenceStyles } from './addToSequence.styles.ts'
import { type AdditionJob, additionSummary } from './addToSequenceJob.ts'

const texts = recipientListMessages.addToSequence

interface AdditionSummaryProps {
  readonly job: AdditionJob
  /** Retries some of the recipients. */
  readonly onRun: (run: () => Promise<void>) => void
  readonly onClose: () => void
}

/** The recipients that were not added: failed ones with the reason, and ones in another sequence. */
export function AdditionSummary({ job, onRun, onClose }: AdditionSummaryProps) {
  const styles = useAddToSequenceStyles()
  const { added, moved, present, elsewhere, failed } = additionSummary(job.getState())
  const reassign = () =>
    job.retry(
      ({ status }) => status === 'conflict',
      ({ item }) => ({ ...item, isReassigning: true }),
    )
  const leftOut = texts.leftOut(present.length, 0)
  return (
    <>
      <DialogTitle>{texts.summary(added.length + moved.length, failed.length)}</DialogTitle>
      <DialogContent className={styles.content}>
        {leftOut !== '' && <span>{leftOut}</span>}
        {failed.length > 0 && <FailedRows failed={failed} leftOut={[]} rowLabel={recipientList.rowLabel} />}
        {elsewhere.length > 0 && (
          <span>
            {texts.conflicts(elsewhere.length)} {elsewhere.map(recipientList.rowLabel).join(', ')}
          </span>
        )}
      </DialogContent>
      <DialogActions fluid>
        <Button onClick={onClose}>{texts.close}</Button>
        {elsewhere.length > 0 && <Button onClick={() => onRun(reassign)}>{texts.reassignAction}</Button>}
        {failed.length > 0 && (
          <Button appearance="primary" onClick={() => onRun(job.retry)}>
            {texts.retry}
          </Button>
        )}
      </DialogActions>
    </>
  )
}
