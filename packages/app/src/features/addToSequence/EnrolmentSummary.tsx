import { Button, DialogActions, DialogContent, DialogTitle } from '@fluentui/react-components'
import { type Recipient } from '@tandem/contract'
import { errorText } from '../../shared/api/errorText.ts'
import { FailedRows } from '../../shared/list/bulk/FailedRows.tsx'
import { recipientListMessages } from '../../entities/recipient/messages.ts'
import { recipientList } from '../../entities/recipient/recipientList.ts'
import { useAddToSequenceStyles } from './addToSequence.styles.ts'
import { type EnrolmentResult, NotTried, ReassignFailed } from './enrolmentRun.ts'

const texts = recipientListMessages.addToSequence

interface EnrolmentSummaryProps {
  readonly result: EnrolmentResult<Recipient>
  readonly onRetry: () => void
  readonly onReassign: () => void
  readonly onClose: () => void
}

function reasonOf({ error }: { readonly error: unknown }): string {
  if (error instanceof NotTried) return error.message
  return error instanceof ReassignFailed ? `${texts.reassignFailed}. ${errorText(error.cause)}` : errorText(error)
}

/** The recipients that were not added: those that failed, with the reason, and those in another sequence. */
export function EnrolmentSummary({ result, onRetry, onReassign, onClose }: EnrolmentSummaryProps) {
  const styles = useAddToSequenceStyles()
  const { added, moved, present, elsewhere, failed } = result
  const leftOut = texts.leftOut(present.length, 0)
  return (
    <>
      <DialogTitle>{texts.summary(added.length + moved.length, failed.length)}</DialogTitle>
      <DialogContent className={styles.content}>
        {leftOut !== '' && <span>{leftOut}</span>}
        {failed.length > 0 && <FailedRows failed={failed} rowLabel={recipientList.rowLabel} reasonOf={reasonOf} />}
        {elsewhere.length > 0 && (
          <span>
            {texts.conflicts(elsewhere.length)} {elsewhere.map(recipientList.rowLabel).join(', ')}
          </span>
        )}
      </DialogContent>
      <DialogActions fluid>
        <Button onClick={onClose}>{texts.close}</Button>
        {elsewhere.length > 0 && <Button onClick={onReassign}>{texts.reassignAction}</Button>}
        {failed.length > 0 && (
          <Button appearance="primary" onClick={onRetry}>
            {texts.retry}
          </Button>
        )}
      </DialogActions>
    </>
  )
}
