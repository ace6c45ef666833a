import { useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'

/** The step of a wizard that the user wants to see. */
export interface WantedStep {
  /** Undefined: the first one. */
  readonly id: string | undefined
  readonly show: (stepId: string) => void
}

/**
 * The step in the address of a wizard (`/calls/create/settings`), so that Back goes one step back. An address without
 * one shows the step at which its draft was left.
 * @param path path of the wizard: '/calls/create'
 */
export function useWizardStep(path: string, leftAt: string | undefined): WantedStep {
  const { step } = useParams()
  const { search } = useLocation()
  const navigate = useNavigate()
  const [resumed] = useState(leftAt)
  return { id: step ?? resumed, show: (stepId) => void navigate(`${path}/${stepId}${search}`) }
}
