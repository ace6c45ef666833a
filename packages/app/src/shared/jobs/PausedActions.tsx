import { Button } from '@fluentui/react-components'
import { ConfirmDialog } from '@tandem/components'
import { type ReactNode, useState } from 'react'
import { jobMessages } from './messages.ts'

interface PausedActionsProps {
  readonly onResume: () => void
  /** The button that edits the job or opens its results. */
  readonly children: ReactNode
  /** `text` names the data that the user loses when the job is discarded. */
  readonly question: { readonly title: string; readonly text: string }
  readonly onDiscard: () => void
}

export function PausedActions({ onResume, children, question, onDiscard }: PausedActionsProps) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button appearance="primary" onClick={onResume}>
        {jobMessages.resume}
      </Button>
      {children}
      <Button onClick={() => setIsAsking(true)}>{jobMessages.discard}</Button>
      <ConfirmDialog
        isOpen={isAsking}
        intent="danger"
        title={question.title}
        confirmLabel={jobMessages.discard}
        cancelLabel={jobMessages.keep}
        onConfirm={() => {
          setIsAsking(false)
          onDiscard()
        }}
        onCancel={() => setIsAsking(false)}
      >
        {question.text}
      </ConfirmDialog>
    </>
  )
}
