import { Button } from '@fluentui/react-components'
import { useFormElement } from './formElement.ts'
import { useSecondsLeft } from './useSecondsLeft.ts'
import { useSubmitState } from './useSubmitState.ts'

interface SubmitButtonProps {
  readonly children: string
  /** Label during a submit: 'Signing in…'. */
  readonly pendingText: string
  /** Default: `medium`. */
  readonly size?: 'medium' | 'large'
  /** Disabled until a value changes. */
  readonly needsChange?: boolean
}

/** Submits the form around it. */
export function SubmitButton({ children, pendingText, size = 'medium', needsChange = false }: SubmitButtonProps) {
  const { id } = useFormElement()
  const { isSubmitting, isDirty } = useSubmitState()
  const isWaiting = useSecondsLeft() > 0
  // The button becomes `disabledFocusable`, because with `disabled` it would lose the focus.
  const isDisabled = isSubmitting || isWaiting || (needsChange && !isDirty)
  return (
    <Button type="submit" form={id} appearance="primary" size={size} disabledFocusable={isDisabled}>
      {isSubmitting ? pendingText : children}
    </Button>
  )
}
