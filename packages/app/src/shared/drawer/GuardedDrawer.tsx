import { DrawerShell, type DrawerShellProps } from '@tandem/components'
import { useState } from 'react'
import { LeaveGuard } from '../form/LeaveGuard.tsx'
import { createLeavePermit, type LeavePermit } from '../form/leavePermit.ts'

interface GuardedDrawerProps extends Omit<DrawerShellProps, 'onLeave'> {
  /**
   * Code that closes the drawer calls `give()` first, so that no question shows. Pass the same object on each render.
   */
  readonly permit?: LeavePermit
  /** Navigation below this path shows no question, because the form stays open. */
  readonly keptBelow?: string | undefined
}

/** A drawer that asks before any navigation drops unsaved changes (SHELL-39). */
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
