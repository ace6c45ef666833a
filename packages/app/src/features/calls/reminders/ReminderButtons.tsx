import { Button } from '@fluentui/react-components'
import { useForm } from 'react-final-form'
import { SubmitButton } from '../../../shared/forms/SubmitButton.tsx'
import { useSubmitState } from '../../../shared/forms/useSubmitState.ts'
import { reminderMessages as texts } from '../messages.ts'

/** Save keeps the reminders, Cancel resets them (CALL-16). */
export function ReminderButtons() {
  const form = useForm()
  const { isDirty, isSubmitting } = useSubmitState()
  // `form.reset()` keeps what the user has changed: the form does so when its initial values change.
  const resetFields = () =>
    form.batch(() => {
      for (const name of form.getRegisteredFields()) form.change(name, form.getFieldState(name)?.initial)
    })
  return (
    <>
      <SubmitButton needsChange pendingText={texts.saving}>
        {texts.save}
      </SubmitButton>
      <Button disabledFocusable={!isDirty || isSubmitting} onClick={resetFields}>
        {texts.cancel}
      </Button>
    </>
  )
}
