import { useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'

export interface WantedStep {
  /** Undefined: the first step. */
  readonly id: string | undefined
  readonly show: (stepId: string) => void
}

/** The step in the address: `/calls/create/settings`. Default: the draft's last step. `path`: '/calls/create'. */
export function useWizardStep(path: string, leftAt: string | undefined): WantedStep {
  const { step } = useParams()
  const { search } = useLocation()
  const navigate = useNavigate()
  const [resumed] = useState(leftAt)
  return { id: step ?? resumed, show: (stepId) => void navigate(`${path}/${stepId}${search}`) }
}
