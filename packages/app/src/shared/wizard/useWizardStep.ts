import { useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'

/** The step that the user requested. */
export interface WantedStep {
  /** Undefined: the first step. */
  readonly id: string | undefined
  readonly show: (stepId: string) => void
}

/**
 * The step in the address of a wizard (`/calls/create/settings`), so that Back goes one step back. An address without a
 * step shows the last step of its draft.
 * @param path path of the wizard: '/calls/create'
 */
export function useWizardStep(path: string, leftAt: string | undefined): WantedStep {
  const { step } = useParams()
  const { search } = useLocation()
  const navigate = useNavigate()
  const [resumed] = useState(leftAt)
  return { id: step ?? resumed, show: (stepId) => void navigate(`${path}/${stepId}${search}`) }
}
