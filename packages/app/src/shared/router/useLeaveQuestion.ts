import { useState } from 'react'
import { type BlockerFunction, useBlocker } from 'react-router-dom'

interface LeaveQuestion {
  readonly isAsked: boolean
  /** Only the first answer counts. */
  readonly answer: (isLeaving: boolean) => void
}

export function useLeaveQuestion(shouldAsk: BlockerFunction): LeaveQuestion {
  const blocker = useBlocker(shouldAsk)
  // The router updates its blocker late, and refuses a second answer.
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
