import { SubmitButton } from '../../../../shared/forms/SubmitButton.tsx'
import { sequenceTabMessages as texts } from './messages.ts'

/** Saves the tab's form; disabled until something has changed. */
export function TabFooter({ label = texts.save }: { readonly label?: string }) {
  return (
    <SubmitButton needsChange pendingText={texts.saving}>
      {label}
    </SubmitButton>
  )
}
