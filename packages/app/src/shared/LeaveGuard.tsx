import { ConfirmDialog } from '@tandem/components'
import { useAtomValue, useSetAtom } from 'jotai'
import { type RefObject, useEffect } from 'react'
import { type BlockerFunction, useBlocker } from 'react-router-dom'
import { type Unsaved } from './forms/DirtyWatch.tsx'
import { sharedMessages } from './messages.ts'
import { useUnloadQuestion } from './useUnloadQuestion.ts'
import { answerLeaveAtom, isLeaveAskedAtom, unsavedCountAtom } from './unsaved.ts'

const { title, text, confirm, cancel } = sharedMessages.discard

interface LeaveGuardProps extends Unsaved {
  /**
   * For a drawer, which asks by itself before it closes or follows a link inside: the guard asks nothing while this is
   * true. It is false again with the next change.
   */
  readonly hasAsked?: RefObject<boolean>
}

/** Asks before the user leaves the page with unsaved changes, but not while they are being saved (SHELL-39). */
export function LeaveGuard({ isDirty = false, isSaving = false, hasAsked }: LeaveGuardProps) {
  const isLosable = isDirty && !isSaving
  const isLosing: BlockerFunction = ({ currentLocation, nextLocation }) =>
    isLosable && currentLocation.pathname !== nextLocation.pathname && hasAsked?.current !== true
  const blocker = useBlocker(isLosing)
  useUnloadQuestion(isDirty && !hasAsked)
  useEffect(() => {
    if (isDirty && hasAsked) hasAsked.current = false
  }, [isDirty, hasAsked])
  const setUnsavedCount = useSetAtom(unsavedCountAtom)
  useEffect(() => {
    if (!isLosable) return undefined
    setUnsavedCount(1)
    return () => setUnsavedCount(-1)
  }, [isLosable, setUnsavedCount])
  const isLeaveAsked = useAtomValue(isLeaveAskedAtom) && isLosable
  const answerLeave = useSetAtom(answerLeaveAtom)
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked' || isLeaveAsked}
      title={title}
      confirmLabel={confirm}
      cancelLabel={cancel}
      intent="danger"
      onConfirm={() => (isLeaveAsked ? answerLeave(true) : blocker.proceed?.())}
      onCancel={() => (isLeaveAsked ? answerLeave(false) : blocker.reset?.())}
    >
      {text}
    </ConfirmDialog>
  )
}
