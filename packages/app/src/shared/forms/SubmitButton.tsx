import { Button } from '@fluentui/react-components'
import { useFormAround, useSubmitState } from './formContext.ts'

interface SubmitButtonProps {
  readonly children: string
  /** Takes the label's place while the form is on its way: 'Signing in…'. */
  readonly pendingText: string
  /** Default: `medium`. */
  readonly size?: 'medium' | 'large'
  /** Disabled until something is changed. */
  readonly needsChange?: boolean
}

/** Sends the form. While that is on its way it says so, and does not send a second time. */
export function SubmitButton({ children, pendingText, size = 'medium', needsChange = false }: SubmitButtonProps) {
  const { id } = useFormAround()
  const { isSubmitting, isDirty } = useSubmitState()
  // Keeps the focus: a button that is disabled once it has saved would drop it, and with it the keyboard's place.
  const isDisabled = isSubmitting || (needsChange && !isDirty)
  return (
    <Button type="submit" form={id} appearance="primary" size={size} disabledFocusable={isDisabled}>
      {isSubmitting ? pendingText : children}
    </Button>
  )
}
