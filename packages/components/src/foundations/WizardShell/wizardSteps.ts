/** A step of a wizard: an entry in the rail (the list of steps at the left), and a page. */
export interface WizardStep {
  readonly id: string
  /** Name of the step in the rail: 'AI Client'. */
  readonly label: string
  /** Heading of the step's page. Default: the label. */
  readonly title?: string | undefined
  /** Below the title: the task of this step. */
  readonly help?: string | undefined
  /** True if the step has all required values. Until then, later steps are not reachable. */
  readonly isComplete: boolean
  /** True if a complete step has no value. Then the rail shows a warning instead of a tick. Default: false. */
  readonly isSkipped?: boolean | undefined
  /** The reason why the step is not complete. Shown next to the disabled Next button. */
  readonly missing?: string | undefined
  /** A summary of the step's values: 'Acme', '214 recipients'. Shown under the label in the rail. */
  readonly value?: string | undefined
  /** True if the page is as high as the window, and its content (such as a table) scrolls inside. Default: false. */
  readonly isTall?: boolean | undefined
  /** True if the page has the full width, for example for a table. Default: false, for a form. */
  readonly isWide?: boolean | undefined
}

/** The state of a step in the rail. */
export type WizardStepState = 'current' | 'complete' | 'skipped' | 'open' | 'locked'

type Steps = readonly Pick<WizardStep, 'id' | 'isComplete' | 'isSkipped'>[]

/** True if the step can be opened: all steps before it are complete. */
export function isStepReachable(steps: Steps, index: number): boolean {
  return index >= 0 && index < steps.length && steps.slice(0, index).every(({ isComplete }) => isComplete)
}

/** The state of each step, in order. */
export function stepStates(steps: Steps, currentId: string): WizardStepState[] {
  return steps.map(({ id, isComplete, isSkipped }, index) => {
    if (id === currentId) return 'current'
    if (!isStepReachable(steps, index)) return 'locked'
    if (!isComplete) return 'open'
    return isSkipped ? 'skipped' : 'complete'
  })
}

/**
 * Index of the step to show: the wanted step, or the first incomplete step before it, because a draft may have lost
 * values. For an unknown id, the first step.
 */
export function shownStepIndex(steps: Steps, wantedId: string): number {
  const wanted = Math.max(
    0,
    steps.findIndex(({ id }) => id === wantedId),
  )
  const firstIncomplete = steps.findIndex(({ isComplete }) => !isComplete)
  return firstIncomplete === -1 ? wanted : Math.min(wanted, firstIncomplete)
}
