import { mergeClasses } from '@fluentui/react-components'
import { Checkmark16Filled } from '@fluentui/react-icons/svg/checkmark'
import { type SyntheticEvent } from 'react'
import { useWizardNavStyles } from './WizardNav.styles.ts'
import { stepStates, type WizardStep, type WizardStepState } from './wizardSteps.ts'

interface WizardNavProps {
  readonly steps: readonly WizardStep[]
  readonly currentId: string
  /** The wizard is busy: no step can be opened. */
  readonly isBusy: boolean
  readonly onSelect: (event: SyntheticEvent, stepId: string) => void
  readonly label: string
}

const readOut: Readonly<Record<WizardStepState, string>> = {
  current: '',
  complete: ', complete',
  open: ', not complete',
  locked: ', complete the earlier steps first',
}

/** The steps of a wizard in their order: the current one, those that are complete, those that can be opened. */
export function WizardNav({ steps, currentId, isBusy, onSelect, label }: WizardNavProps) {
  const styles = useWizardNavStyles()
  const states = stepStates(steps, currentId)
  return (
    <nav aria-label={label} className={styles.rail}>
      <ol className={styles.list}>
        {steps.map((step, index) => {
          const state = states[index] ?? 'locked'
          const isLocked = state === 'locked' || (isBusy && state !== 'current')
          return (
            <li key={step.id} className={styles.item}>
              <button
                type="button"
                aria-disabled={isLocked}
                aria-current={state === 'current' ? 'step' : undefined}
                className={mergeClasses(styles.step, styles[isLocked ? 'locked' : state])}
                onClick={(event) => {
                  if (!isLocked && state !== 'current') onSelect(event, step.id)
                }}
              >
                <span
                  aria-hidden
                  className={mergeClasses(
                    styles.mark,
                    state === 'current' && styles.markCurrent,
                    state === 'complete' && styles.markComplete,
                  )}
                >
                  {state === 'complete' ? <Checkmark16Filled /> : index + 1}
                </span>
                <span className={styles.label}>
                  {step.label}
                  <span className={styles.hidden}>{readOut[state]}</span>
                  {step.value !== undefined && !isLocked && (
                    <span className={styles.value} title={step.value}>
                      <span className={styles.hidden}>: </span>
                      {step.value}
                    </span>
                  )}
                </span>
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
