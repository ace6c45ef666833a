import { ConfirmDialog } from '@tandem/components'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { type BlockerFunction, useBlocker } from 'react-router-dom'
import { type Unsaved } from './DirtyWatch.tsx'
import { type LeavePermit } from './leavePermit.ts'
import { sharedMessages } from '../text/messages.ts'
import { useUnloadQuestion } from './useUnloadQuestion.ts'
import { answerLeaveAtom, isLeaveAskedAtom, unsavedCountAtom } from './unsaved.ts'

const { title, text, confirm, cancel } = sharedMessages.discard

interface LeaveGuardProps extends Unsaved {
  /**
   * The permit of a drawer, which asks before it closes or follows a link inside. While it is given, the guard does not
   * ask. The first unsaved change withdraws it.
   */
  readonly permit?: LeavePermit
  /** Navigation below this path keeps the changes: `/sequences/manage/4/followUps`. Default: the present path. */
  readonly keptBelow?: string | undefined
}

/** Asks before the user leaves the page with unsaved changes, but not while they are being saved (SHELL-39). */
export function LeaveGuard({ isDirty = false, isSaving = false, permit, keptBelow }: LeaveGuardProps) {
  const isLosable = isDirty && !isSaving
  const isLosing: BlockerFunction = ({ currentLocation, nextLocation }) =>
    isLosable &&
    currentLocation.pathname !== nextLocation.pathname &&
    !(keptBelow && nextLocation.pathname.toLowerCase().startsWith(`${keptBelow}/`.toLowerCase())) &&
    permit?.isGiven() !== true
  const blocker = useBlocker(isLosing)
  useUnloadQuestion(isDirty && !permit)
  useEffect(() => {
    if (isDirty) permit?.withdraw()
  }, [isDirty, permit])
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
