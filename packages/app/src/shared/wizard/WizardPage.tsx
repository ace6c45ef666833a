import { shownStepIndex, WizardShell, type WizardShellProps } from '@tandem/components'
import { type ReactNode } from 'react'
import { useFormElement } from '../form/formElement.ts'
import { useSubmitState } from '../form/useSubmitState.ts'
import { type WantedStep } from './useWizardStep.ts'

interface WizardPageProps extends Pick<
  WizardShellProps,
  'title' | 'steps' | 'finishLabel' | 'onClose' | 'closeQuestion'
> {
  readonly step: WantedStep
  /** Default: shows the step. */
  readonly onStepChange?: (stepId: string) => void
  readonly renderStep: (stepId: string) => ReactNode
}

/** A wizard. Needs a `FormScope` around it. */
export function WizardPage({ step, onStepChange = step.show, renderStep, ...shell }: WizardPageProps) {
  const { submit } = useFormElement()
  const { isSubmitting } = useSubmitState()
  const { steps } = shell
  const stepId = steps[shownStepIndex(steps, step.id ?? '')]?.id ?? ''
  return (
    <WizardShell
      {...shell}
      isOpen
      currentStepId={stepId}
      onStepChange={(_, data) => onStepChange(data.stepId)}
      onFinish={() => submit()}
      isBusy={isSubmitting}
    >
      {renderStep(stepId)}
    </WizardShell>
  )
}
