import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
} from '@fluentui/react-components'
import { useFocusReturn } from '@tandem/components'
import { editorMessages } from '../messages.ts'
import { type MessagesValue, tooLongFirstMessage } from './messagesValue.ts'

const texts = editorMessages.templates.tooLongDialog

interface FirstMessageDialogProps {
  readonly value: MessagesValue
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** SEQ-35: says why messages with a long connection request cannot be saved. Closed while there is no such message. */
export function FirstMessageDialog({ value, isOpen, onClose }: FirstMessageDialogProps) {
  const tooLong = isOpen ? tooLongFirstMessage(value) : undefined
  useFocusReturn(tooLong !== undefined)
  return (
    <Dialog
      open={tooLong !== undefined}
      modalType="alert"
      onOpenChange={(_, { open }) => {
        if (!open) onClose()
      }}
    >
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{texts.title}</DialogTitle>
          <DialogContent>{tooLong && texts.text(tooLong)}</DialogContent>
          <DialogActions>
            <Button appearance="primary" onClick={onClose}>
              {texts.close}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  )
}
