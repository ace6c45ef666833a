import { LeaveGuard } from './LeaveGuard.tsx'
import { useSubmitState } from './useSubmitState.ts'

/** `LeaveGuard` for the form around it. */
export function FormLeaveGuard() {
  const { isDirty, isSubmitting } = useSubmitState()
  return <LeaveGuard isDirty={isDirty} isSaving={isSubmitting} />
}
