import { SubmitButton } from '../../../shared/forms/SubmitButton.tsx'
import { sharedMessages } from '../../../shared/messages.ts'
import { useWantedStatus } from './CallForm.tsx'

/** 'Update' (CALL-2). Where the address asks for another status, that is the change. */
export function CallUpdateButton() {
  const { text, pending } = sharedMessages.update
  const wanted = useWantedStatus()
  return (
    <SubmitButton needsChange={wanted === undefined} pendingText={pending}>
      {text}
    </SubmitButton>
  )
}
