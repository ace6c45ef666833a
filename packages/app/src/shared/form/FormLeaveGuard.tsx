import { LeaveGuard } from './LeaveGuard.tsx'
import { useSubmitState } from './useSubmitState.ts'

/** A `LeaveGuard` for the unsaved changes of the surrounding form. */
export function FormLeaveGuard() {
  const { isDirty, isSubmitting } = useSubmitState()
  return <LeaveGuard isDirty={isDirty} isSaving={isSubmitting} />
}
