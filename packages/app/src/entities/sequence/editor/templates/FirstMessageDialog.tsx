import { Button } from '@fluentui/react-components'
import { DialogFrame } from '@tandem/components'
import { memo } from 'react'
import { editorMessages } from '../messages.ts'
import { type tooLongFirstMessage } from './messagesValue.ts'

const texts = editorMessages.templates.tooLongDialog

interface FirstMessageDialogProps {
  /** While this is undefined, the dialog is closed. */
  readonly tooLong: ReturnType<typeof tooLongFirstMessage>
  /** Must be the same function in each render. */
  readonly onClose: () => void
}

/** SEQ-35: explains that a connection request is too long. Memoized, so that typing in the editor stays fast. */
export const FirstMessageDialog = memo(function FirstMessageDialog({ tooLong, onClose }: FirstMessageDialogProps) {
  return (
    <DialogFrame
      isOpen={tooLong !== undefined}
      modalType="alert"
      title={texts.title}
      onClose={onClose}
      actions={
        <Button appearance="primary" onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      {tooLong && texts.text(tooLong)}
    </DialogFrame>
  )
})
