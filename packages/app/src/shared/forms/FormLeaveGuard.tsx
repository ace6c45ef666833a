import { type RefObject } from 'react'
import { LeaveGuard } from '../LeaveGuard.tsx'
import { useSubmitState } from './useSubmitState.ts'

/** Asks before the user leaves the page with unsaved changes of the form around it. */
export function FormLeaveGuard({ hasAsked }: { readonly hasAsked?: RefObject<boolean> }) {
  const { isDirty } = useSubmitState()
  return <LeaveGuard isDirty={isDirty} {...(hasAsked && { hasAsked })} />
}
