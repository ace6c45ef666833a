import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useForm, useFormState } from 'react-final-form'
import { isDeepEqual } from '../api/isDeepEqual.ts'
import { sharedMessages } from '../text/messages.ts'
import { showToastAtom } from '../toast/toasts.ts'

interface LostSaveProps {
  /** The values that were submitted. */
  readonly values: object
}

/** Ends the error of a submit without a confirmed response once the server turns out to have its values (SHELL-47). */
export function LostSave({ values }: LostSaveProps) {
  const form = useForm()
  const { initialValues, submitting } = useFormState({ subscription: { initialValues: true, submitting: true } })
  const showToast = useSetAtom(showToastAtom)
  const isThere = !submitting && isDeepEqual(initialValues, values)
  useEffect(() => {
    if (!isThere || !form.getState().submitFailed) return
    // Keeps what was typed since.
    form.reset(values)
    showToast({ intent: 'success', title: sharedMessages.saved })
  }, [isThere, form, values, showToast])
  return null
}
