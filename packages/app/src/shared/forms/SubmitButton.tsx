import { Button } from '@fluentui/react-components'
import { useSubmitState } from './formContext.ts'

interface SubmitButtonProps {
  readonly children: string
  /** Takes the label's place while the form is on its way: 'Signing in…'. */
  readonly pendingText: string
  /** Default: `medium`. */
  readonly size?: 'medium' | 'large'
}

/** Sends the form. While that is on its way it says so, and does not send a second time. */
export function SubmitButton({ children, pendingText, size = 'medium' }: SubmitButtonProps) {
  const { isSubmitting } = useSubmitState()
  return (
    <Button type="submit" appearance="primary" size={size} disabledFocusable={isSubmitting}>
      {isSubmitting ? pendingText : children}
    </Button>
  )
}
