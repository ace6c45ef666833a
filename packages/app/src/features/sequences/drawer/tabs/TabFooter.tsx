import { SubmitButton } from '../../../../shared/form/SubmitButton.tsx'
import { EditEffect } from '../EditEffect.tsx'
import { sequenceTabMessages as texts } from './messages.ts'

/** Saves the tab's form, and says what that changes; disabled until something has changed. */
export function TabFooter({ label = texts.save }: { readonly label?: string }) {
  return (
    <>
      <SubmitButton needsChange pendingText={texts.saving}>
        {label}
      </SubmitButton>
      <EditEffect />
    </>
  )
}
