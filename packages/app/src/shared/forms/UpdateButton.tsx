import { sharedMessages } from '../messages.ts'
import { SubmitButton } from './SubmitButton.tsx'

/** 'Update', of a form around that shows what is saved already: disabled until something is changed. */
export function UpdateButton() {
  const { text, pending } = sharedMessages.update
  return (
    <SubmitButton needsChange pendingText={pending}>
      {text}
    </SubmitButton>
  )
}
