import { Button } from '@fluentui/react-components'
import { ConfirmDialog } from '@tandem/components'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { showToastAtom } from '../../../../shared/toasts.ts'
import { importMessages } from '../messages.ts'
import { type ImportRun } from '../run/ImportRun.ts'

const texts = importMessages.results

interface ReassignAllProps {
  readonly run: ImportRun
  /** Recipients whom other sequences hold. */
  readonly count: number
  readonly isUnderWay: boolean
}

/** Moves all recipients whom other sequences hold into this one, after a question; while it is at it, stops it. One button, so that the focus stays. */
export function ReassignAll({ run, count, isUnderWay }: ReassignAllProps) {
  const showToast = useSetAtom(showToastAtom)
  const [isAsking, setIsAsking] = useState(false)
  const question = texts.reassignQuestion
  const reassign = async () => {
    setIsAsking(false)
    const failed = await run.reassignAll()
    if (failed > 0) showToast({ intent: 'error', title: texts.reassignFailed, text: texts.notReassigned(failed) })
  }
  return (
    <>
      <Button onClick={() => (isUnderWay ? run.stopReassigning() : setIsAsking(true))}>
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
