import { MessageBar, MessageBarBody } from '@fluentui/react-components'
import { useFormState } from 'react-final-form'

/** What went wrong with a submit as a whole; leaves with the next one. */
export function FormErrorBar() {
  const { submitError, submitting } = useFormState({ subscription: { submitError: true, submitting: true } })
  const text: unknown = submitError
  if (typeof text !== 'string' || submitting) return null
  return (
    <MessageBar intent="error" layout="multiline">
      <MessageBarBody>{text}</MessageBarBody>
    </MessageBar>
  )
}
