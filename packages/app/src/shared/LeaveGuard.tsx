import { ConfirmDialog } from '@tandem/components'
import { type RefObject, useEffect } from 'react'
import { type BlockerFunction, NavigationType, useBlocker } from 'react-router-dom'
import { sharedMessages } from './messages.ts'

const { title, text, confirm, cancel } = sharedMessages.discard

interface LeaveGuardProps {
  /** There is something to lose. */
  readonly isDirty: boolean
  /**
   * For a drawer, which asks itself before it closes and before its links are followed: only the browser's Back and Forward are asked about,
   * and not even they once this is true, because the drawer has asked.
   */
  readonly hasAsked?: RefObject<boolean>
}

/** Asks before unsaved changes are lost by going to another page. */
export function LeaveGuard({ isDirty, hasAsked }: LeaveGuardProps) {
  const isLosing: BlockerFunction = ({ currentLocation, nextLocation, historyAction }) => {
    if (!isDirty || currentLocation.pathname === nextLocation.pathname) return false
    return hasAsked === undefined || (historyAction === NavigationType.Pop && !hasAsked.current)
  }
  const blocker = useBlocker(isLosing)
  useEffect(() => {
    if (!isDirty || hasAsked) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isDirty, hasAsked])
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title={title}
      confirmLabel={confirm}
      cancelLabel={cancel}
      intent="danger"
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      {text}
    </ConfirmDialog>
  )
}
