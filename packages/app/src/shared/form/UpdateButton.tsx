import { sharedMessages } from '../text/messages.ts'
import { SubmitButton } from './SubmitButton.tsx'

/** The 'Update' button of a form with saved values. With `needsChange` (default), disabled until a value changes. */
export function UpdateButton({ needsChange = true }: { readonly needsChange?: boolean }) {
  const { text, pending } = sharedMessages.update
  return (
    <SubmitButton needsChange={needsChange} pendingText={pending}>
      {text}
    </SubmitButton>
  )
}
