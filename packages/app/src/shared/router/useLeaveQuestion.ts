import { useState } from 'react'
import { type BlockerFunction, useBlocker } from 'react-router-dom'

interface LeaveQuestion {
  /** True while the user must answer. */
  readonly isAsked: boolean
  /** Leaves the page, or stays on it. Only the first answer has an effect. */
  readonly answer: (isLeaving: boolean) => void
}

/** Stops a navigation until the user has answered. */
export function useLeaveQuestion(shouldAsk: BlockerFunction): LeaveQuestion {
  const blocker = useBlocker(shouldAsk)
  // The router updates the state of the blocker late, and refuses a second answer. So the answered blocker is stored.
  const [answered, setAnswered] = useState<typeof blocker>()
  const isAsked = blocker.state === 'blocked' && blocker !== answered
  const answer = (isLeaving: boolean) => {
    if (!isAsked) return
    setAnswered(blocker)
    if (isLeaving) blocker.proceed()
    else blocker.reset()
  }
  return { isAsked, answer }
}
