import { Button } from '@fluentui/react-components'
import { DialogFrame } from '@tandem/components'
import { memo } from 'react'
import { editorMessages } from '../messages.ts'
import { type tooLongFirstMessage } from './messagesValue.ts'

const texts = editorMessages.templates.tooLongDialog

interface FirstMessageDialogProps {
  /** The length of a connection request that is too long, and the allowed length. Undefined: the dialog is closed. */
  readonly tooLong: ReturnType<typeof tooLongFirstMessage>
  /** Keep the function stable. */
  readonly onClose: () => void
}

/**
 * SEQ-35: explains that messages with a long connection request cannot be saved. Memoized, so that typing in a message
 * does not render it again.
 */
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
