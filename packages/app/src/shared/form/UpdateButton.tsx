import { sharedMessages } from '../text/messages.ts'
import { SubmitButton } from './SubmitButton.tsx'

/** With `needsChange`, the button is disabled until a value of the form changes. Default: true. */
export function UpdateButton({ needsChange = true }: { readonly needsChange?: boolean }) {
  const { text, pending } = sharedMessages.update
  return (
    <SubmitButton needsChange={needsChange} pendingText={pending}>
      {text}
    </SubmitButton>
  )
}
