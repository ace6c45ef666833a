import { Button, DialogActions, DialogContent, DialogTitle } from '@fluentui/react-components'
import { ResultRow } from '@tandem/components'
import { type Recipient } from '@tandem/contract'
import { failuresFile, JobResults } from '../../shared/jobs/JobResults.tsx'
import { listMessages } from '../../shared/list/messages.ts'
import { recipientListMessages } from '../../entities/recipient/messages.ts'
import { recipientList } from '../../entities/recipient/recipientList.ts'
import { useAddToSequenceStyles } from './addToSequence.styles.ts'
import { type AdditionJob, additionSummary } from './addToSequenceJob.ts'

const texts = recipientListMessages.addToSequence

interface AdditionSummaryProps {
  readonly job: AdditionJob
  /** Called with the chosen retry or reassignment. */
  readonly onRun: (run: () => Promise<void>) => void
  readonly onClose: () => void
}

/** The recipients that were not added. */
export function AdditionSummary({ job, onRun, onClose }: AdditionSummaryProps) {
  const styles = useAddToSequenceStyles()
  const { added, moved, present, elsewhere, failed } = additionSummary(job.getState())
  const retry = (isChosen: (row: Recipient) => boolean) =>
    onRun(() => job.retry(({ item, status }) => status === 'failed' && isChosen(item.row)))
  const reassign = (isChosen: (row: Recipient) => boolean) =>
    onRun(() =>
      job.retry(
        ({ item, status }) => status === 'conflict' && isChosen(item.row),
        ({ item }) => ({ ...item, isReassigning: true }),
      ),
    )
  const all = () => true
  const leftOut = texts.leftOut(present.length, 0)
  return (
    <>
      <DialogTitle>{texts.summary(added.length + moved.length, failed.length)}</DialogTitle>
      <DialogContent className={styles.content}>
        {leftOut !== '' && <span>{leftOut}</span>}
        {elsewhere.length > 0 && <span>{texts.conflicts(elsewhere.length)}</span>}
        <JobResults
          label={texts.open}
          count={failed.length + elsewhere.length}
          renderRow={(index) => {
            const failure = failed[index]
            const row = failure?.item ?? elsewhere[index - failed.length]
            return (
              row && (
                <ResultRow
                  isCompact
                  name={recipientList.rowLabel(row)}
                  status={failure ? 'failed' : 'conflict'}
                  message={failure?.reason}
                  onRetry={() => retry((each) => each === row)}
                  onReassign={() => reassign((each) => each === row)}
                />
              )
            )
          }}
          failedCount={failed.length}
          onRetry={() => retry(all)}
          heldCount={elsewhere.length}
          onReassign={() => reassign(all)}
          readFailures={
            failed.length === 0
              ? undefined
              : () => failuresFile(failed.map(({ item, reason }) => [recipientList.rowLabel(item), reason]))
          }
        />
      </DialogContent>
      <DialogActions fluid>
        <Button onClick={onClose}>{listMessages.close}</Button>
      </DialogActions>
    </>
  )
}
