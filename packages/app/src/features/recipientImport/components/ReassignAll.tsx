import { Button } from '@fluentui/react-components'
import { ConfirmDialog } from '@tandem/components'
import { useState } from 'react'
import { importMessages } from '../messages.ts'
import { type ImportRun } from '../run/ImportRun.ts'
import { useImportSummaryStyles } from './ImportSummary.styles.ts'

const texts = importMessages.results

interface ReassignAllProps {
  readonly run: ImportRun
  /** Number of recipients in other sequences. */
  readonly count: number
  readonly isUnderWay: boolean
  readonly isPrimary: boolean
}

/**
 * Moves all recipients from other sequences into this one, after a question. The same button stops it, so that it keeps
 * the focus.
 */
export function ReassignAll({ run, count, isUnderWay, isPrimary }: ReassignAllProps) {
  const styles = useImportSummaryStyles()
  const [failedCount, setFailedCount] = useState(0)
  const [isAsking, setIsAsking] = useState(false)
  const question = texts.reassignQuestion
  const reassign = async () => {
    setIsAsking(false)
    setFailedCount(0)
    setFailedCount(await run.reassignAll())
  }
  return (
    <>
      {failedCount > 0 && (
        <span role="alert" className={styles.failure}>
          {texts.manyNotReassigned(failedCount)}
        </span>
      )}
      <Button
        appearance={isPrimary && !isUnderWay ? 'primary' : 'secondary'}
        onClick={() => (isUnderWay ? run.stopReassigning() : setIsAsking(true))}
      >
        {isUnderWay ? texts.stopReassigning : texts.reassignAll(count)}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={question.title(count)}
        confirmLabel={question.confirm}
        onConfirm={() => void reassign()}
        onCancel={() => setIsAsking(false)}
      >
        {question.text}
      </ConfirmDialog>
    </>
  )
}
