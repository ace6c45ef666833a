import { type RefObject } from 'react'
import { LeaveGuard } from '../LeaveGuard.tsx'
import { useSubmitState } from './useSubmitState.ts'

/** Asks before changes of the form around are lost by going to another page. */
export function FormLeaveGuard({ hasAsked }: { readonly hasAsked?: RefObject<boolean> }) {
  const { isDirty } = useSubmitState()
  return <LeaveGuard isDirty={isDirty} {...(hasAsked && { hasAsked })} />
}
