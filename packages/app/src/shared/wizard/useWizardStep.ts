import { useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'

export interface WantedStep {
  /** Undefined: the first step. */
  readonly id: string | undefined
  readonly show: (stepId: string) => void
}

/**
 * Reads the step from the address. For example, the step in `/calls/create/settings` is 'settings', and `path` is
 * '/calls/create'. If the address has no step, the step is `leftAt`: the step at which the user left the draft.
 */
export function useWizardStep(path: string, leftAt: string | undefined): WantedStep {
  const { step } = useParams()
  const { search } = useLocation()
  const navigate = useNavigate()
  const [resumed] = useState(leftAt)
  return { id: step ?? resumed, show: (stepId) => void navigate(`${path}/${stepId}${search}`) }
}
