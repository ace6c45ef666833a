import { DrawerShell, type DrawerShellProps } from '@tandem/components'
import { type RefObject, useRef } from 'react'
import { LeaveGuard } from '../LeaveGuard.tsx'

interface GuardedDrawerProps extends Omit<DrawerShellProps, 'onLeave'> {
  /** Set it to true before the drawer is left by code that has nothing to ask. */
  readonly hasAsked?: RefObject<boolean>
}

/** A drawer whose unsaved changes are not lost without a question, whatever leads out of the page (SHELL-39). */
export function GuardedDrawer({ hasAsked, ...shell }: GuardedDrawerProps) {
  const ownHasAsked = useRef(false)
  const asked = hasAsked ?? ownHasAsked
  const { isDirty = false, isSaving = false } = shell
  return (
    <>
      <DrawerShell
        {...shell}
        onLeave={() => {
          asked.current = true
        }}
      />
      {isDirty && <LeaveGuard isDirty isSaving={isSaving} hasAsked={asked} />}
    </>
  )
}
