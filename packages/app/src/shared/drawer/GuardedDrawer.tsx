import { DrawerShell, type DrawerShellProps } from '@tandem/components'
import { useState } from 'react'
import { LeaveGuard } from '../form/LeaveGuard.tsx'
import { createLeavePermit, type LeavePermit } from '../form/leavePermit.ts'

interface GuardedDrawerProps extends Omit<DrawerShellProps, 'onLeave'> {
  /** To close the drawer without a question, call the permit's `give()` first. Pass the same object on each render. */
  readonly permit?: LeavePermit
  /** Navigation to an address below this path asks no question. */
  readonly keptBelow?: string | undefined
}

/** Asks before navigation drops unsaved changes (SHELL-39). */
export function GuardedDrawer({ permit, keptBelow, ...shell }: GuardedDrawerProps) {
  const [ownPermit] = useState(createLeavePermit)
  const leavePermit = permit ?? ownPermit
  const { isDirty = false, isSaving = false } = shell
  return (
    <>
      <DrawerShell {...shell} onLeave={leavePermit.give} />
      {isDirty && <LeaveGuard isDirty isSaving={isSaving} permit={leavePermit} keptBelow={keptBelow} />}
    </>
  )
}
