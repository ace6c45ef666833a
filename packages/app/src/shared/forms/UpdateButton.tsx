import { sharedMessages } from '../messages.ts'
import { SubmitButton } from './SubmitButton.tsx'

/** The 'Update' button of a form with saved values: disabled until one changes. */
export function UpdateButton() {
  const { text, pending } = sharedMessages.update
  return (
    <SubmitButton needsChange pendingText={pending}>
      {text}
    </SubmitButton>
  )
}
