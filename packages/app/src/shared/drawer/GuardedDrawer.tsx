import { DrawerShell, type DrawerShellProps } from '@tandem/components'
import { useState } from 'react'
import { LeaveGuard } from '../form/LeaveGuard.tsx'
import { createLeavePermit, type LeavePermit } from '../form/leavePermit.ts'

interface GuardedDrawerProps extends Omit<DrawerShellProps, 'onLeave'> {
  /** Give it before code leaves the drawer that has nothing to ask. Keep its identity. */
  readonly permit?: LeavePermit
  /** The path below which the changes stay in the drawer. */
  readonly keptBelow?: string | undefined
}

/** A drawer whose unsaved changes are not lost without a question, whatever leads out of the page (SHELL-39). */
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
