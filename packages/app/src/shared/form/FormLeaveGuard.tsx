import { LeaveGuard } from './LeaveGuard.tsx'
import { useSubmitState } from './useSubmitState.ts'

/** Asks before the user leaves the page with unsaved changes of the form around it. */
export function FormLeaveGuard() {
  const { isDirty, isSubmitting } = useSubmitState()
  return <LeaveGuard isDirty={isDirty} isSaving={isSubmitting} />
}
