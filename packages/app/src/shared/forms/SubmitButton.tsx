import { Button, Spinner } from '@fluentui/react-components'
import { useFormState } from 'react-final-form'

/** Sends the form; shows that it is on its way and can't be sent twice meanwhile. */
export function SubmitButton({ children, size = 'medium' }: { readonly children: string; readonly size?: 'medium' | 'large' }) {
  const { submitting } = useFormState({ subscription: { submitting: true } })
  return (
    <Button
      type="submit"
      appearance="primary"
      size={size}
      disabledFocusable={submitting ?? false}
      {...(submitting ? { icon: <Spinner size="tiny" /> } : {})}
    >
      {children}
    </Button>
  )
}
