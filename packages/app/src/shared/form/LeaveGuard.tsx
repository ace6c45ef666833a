import { ConfirmDialog, useUnloadQuestion } from '@tandem/components'
import { useAtom } from 'jotai'
import { useEffect } from 'react'
import { type BlockerFunction } from 'react-router-dom'
import { type Unsaved } from './DirtyWatch.tsx'
import { type LeavePermit } from './leavePermit.ts'
import { useLeaveQuestion } from '../router/useLeaveQuestion.ts'
import { sharedMessages } from '../text/messages.ts'
import { unsavedAtom } from './unsaved.ts'

const { title, text, confirm, cancel } = sharedMessages.discard

interface LeaveGuardProps extends Unsaved {
  /**
   * A drawer itself asks the user about unsaved changes. The drawer then gives this permit, so that the navigation does
   * not ask again. A new unsaved change withdraws the permit.
   */
  readonly permit?: LeavePermit
  /** Navigation to an address below this path asks no question. Example of a path: `/sequences/manage/4/followUps`. */
  readonly keptBelow?: string | undefined
}

/** Asks before the user leaves the page with unsaved changes (SHELL-39). */
export function LeaveGuard({ isDirty = false, isSaving = false, permit, keptBelow }: LeaveGuardProps) {
  const isLosable = isDirty && !isSaving
  const isLosing: BlockerFunction = ({ currentLocation, nextLocation }) =>
    isLosable &&
    currentLocation.pathname !== nextLocation.pathname &&
    !(keptBelow && nextLocation.pathname.toLowerCase().startsWith(`${keptBelow}/`.toLowerCase())) &&
    permit?.isGiven() !== true
  const question = useLeaveQuestion(isLosing)
  useUnloadQuestion(isDirty && !permit)
  useEffect(() => {
    if (isDirty) permit?.withdraw()
  }, [isDirty, permit])
  const [{ waiting }, dispatch] = useAtom(unsavedAtom)
  useEffect(() => {
    if (!isLosable) return undefined
    dispatch('guarded')
    return () => dispatch('unguarded')
  }, [isLosable, dispatch])
  const isLeaveAsked = waiting !== undefined && isLosable
  const answer = (isLeaving: boolean) =>
    isLeaveAsked ? dispatch(isLeaving ? 'leaveAgreed' : 'leaveRefused') : question.answer(isLeaving)
  return (
    <ConfirmDialog
      isOpen={question.isAsked || isLeaveAsked}
      title={title}
      confirmLabel={confirm}
      cancelLabel={cancel}
      intent="danger"
      onConfirm={() => answer(true)}
      onCancel={() => answer(false)}
    >
      {text}
    </ConfirmDialog>
  )
}
