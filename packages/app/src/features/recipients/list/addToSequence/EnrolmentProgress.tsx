import { Button, DialogActions, DialogContent, DialogTitle, Field, ProgressBar } from '@fluentui/react-components'
import { listMessages } from '../../../../shared/lists/messages.ts'
import { recipientListMessages } from '../messages.ts'
import { type EnrolmentStage } from './useEnrolment.ts'

const texts = recipientListMessages.addToSequence

interface EnrolmentProgressProps {
  readonly stage: Extract<EnrolmentStage, { at: 'collecting' | 'running' }>
  readonly onCancel: () => void
}

/** The progress of collecting or adding. */
export function EnrolmentProgress({ stage, onCancel }: EnrolmentProgressProps) {
  const isRunning = stage.at === 'running'
  const text = isRunning ? listMessages.progress(stage.count, stage.total) : texts.collecting(stage.count)
  return (
    <>
      <DialogTitle>{isRunning ? texts.running : texts.action}</DialogTitle>
      <DialogContent>
        <Field validationMessage={text} validationState="none">
          <ProgressBar aria-label={texts.running} {...(isRunning && { value: stage.count / stage.total })} />
        </Field>
      </DialogContent>
      <DialogActions fluid>
        <Button onClick={onCancel}>{texts.cancel}</Button>
      </DialogActions>
    </>
  )
}
