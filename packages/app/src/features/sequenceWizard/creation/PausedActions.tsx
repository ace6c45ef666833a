import { Button } from '@fluentui/react-components'
import { ConfirmDialog } from '@tandem/components'
import { useState } from 'react'
import { type CreationRun } from './CreationRun.ts'
import { useCreationViewStyles } from './CreationView.styles.ts'
import { creationMessages as texts } from './messages.ts'

interface PausedActionsProps {
  readonly run: CreationRun
  /** The sequence exists. */
  readonly isCreated: boolean
  readonly onDiscard: () => void
}

/** The ways out of a paused creation (SEQ-115): resume, edit the draft or open the sequence, discard. */
export function PausedActions({ run, isCreated, onDiscard }: PausedActionsProps) {
  const styles = useCreationViewStyles()
  const [isAsking, setIsAsking] = useState(false)
  const question = texts.discardQuestion
  return (
    <div className={styles.actions}>
      <Button appearance="primary" onClick={() => void run.start()}>
        {texts.resume}
      </Button>
      {isCreated ? (
        <Button onClick={() => run.open()}>{texts.openPaused}</Button>
      ) : (
        <Button onClick={() => void run.edit()}>{texts.edit}</Button>
      )}
      <Button onClick={() => setIsAsking(true)}>{texts.discard}</Button>
      <ConfirmDialog
        isOpen={isAsking}
        intent="danger"
        title={question.title}
        confirmLabel={question.confirm}
        cancelLabel={question.cancel}
        onConfirm={onDiscard}
        onCancel={() => setIsAsking(false)}
      >
        {isCreated ? question.existsText : question.text}
      </ConfirmDialog>
    </div>
  )
}
