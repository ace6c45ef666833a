import { type DrawerShellProps } from '@tandem/components'
import { FormScope, type FormScopeProps } from '../form/FormScope.tsx'
import { type LeavePermit } from '../form/leavePermit.ts'
import { useSubmitState } from '../form/useSubmitState.ts'
import { GuardedDrawer } from './GuardedDrawer.tsx'

interface PartsProps extends Pick<
  DrawerShellProps,
  'kind' | 'title' | 'isLoading' | 'error' | 'footer' | 'onClose' | 'children'
> {
  /** After a call of `give()`, the drawer closes without a question. Pass the same object in each render. */
  readonly permit?: LeavePermit
}

interface FormDrawerProps<Body> extends PartsProps {
  readonly form: Omit<FormScopeProps<Body>, 'children'>
}

/** A form in a drawer without an address. Asks before it drops unsaved changes (SHELL-39). */
export function FormDrawer<Body>({ form, ...parts }: FormDrawerProps<Body>) {
  return (
    <FormScope {...form}>
      <Parts {...parts} />
    </FormScope>
  )
}

function Parts(props: PartsProps) {
  const { isDirty, isSubmitting } = useSubmitState()
  return <GuardedDrawer isOpen isDirty={isDirty} isSaving={isSubmitting} {...props} />
}
