import { ConfirmDialog } from '@tandem/components'
import { type RefObject, useEffect } from 'react'
import { type BlockerFunction, NavigationType, useBlocker } from 'react-router-dom'
import { sharedMessages } from './messages.ts'

const { title, text, confirm, cancel } = sharedMessages.discard

interface LeaveGuardProps {
  /** Something is not saved. */
  readonly isDirty: boolean
  /**
   * For a drawer, which asks by itself before it closes or follows a link: the guard then asks only on the browser's
   * Back and Forward, and not while this is true, because the drawer has asked already.
   */
  readonly hasAsked?: RefObject<boolean>
}

/** Asks before the user leaves the page with unsaved changes (SHELL-39). */
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
