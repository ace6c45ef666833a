/** A step of a wizard, in the rail and as a page. */
export interface WizardStep {
  readonly id: string
  /** In the rail: 'AI Client'. */
  readonly label: string
  /** Above the step's page. Default: the label. */
  readonly title?: string | undefined
  /** Below the title: the task of this step. */
  readonly help?: string | undefined
  /** The step has all required values. Until then, later steps are not reachable. */
  readonly isComplete: boolean
  /** The reason why the step is not complete. Shown next to the disabled Next. */
  readonly missing?: string | undefined
  /** The step's value in short: 'Acme', '214 recipients'. Shown under its label in the rail. */
  readonly value?: string | undefined
  /** The page fills the window and its content scrolls inside (a table). Default: the page grows. */
  readonly isTall?: boolean | undefined
  /** The page has the full width (a table). Default: the width of a form. */
  readonly isWide?: boolean | undefined
}

/** The state of a step in the rail. */
export type WizardStepState = 'current' | 'complete' | 'open' | 'locked'

type Steps = readonly Pick<WizardStep, 'id' | 'isComplete'>[]

/** True if the step can be opened: all steps before it are complete. */
export function isStepReachable(steps: Steps, index: number): boolean {
  return index >= 0 && index < steps.length && steps.slice(0, index).every(({ isComplete }) => isComplete)
}

/** The state of each step, in order. */
export function stepStates(steps: Steps, currentId: string): WizardStepState[] {
  return steps.map(({ id, isComplete }, index) => {
    if (id === currentId) return 'current'
    if (!isStepReachable(steps, index)) return 'locked'
    return isComplete ? 'complete' : 'open'
  })
}

/** The step to show: the wanted step, or the last reachable step (a draft may have lost values). */
export function shownStepIndex(steps: Steps, wantedId: string): number {
  const wanted = Math.max(
    0,
    steps.findIndex(({ id }) => id === wantedId),
  )
  const firstIncomplete = steps.findIndex(({ isComplete }) => !isComplete)
  return firstIncomplete === -1 ? wanted : Math.min(wanted, firstIncomplete)
}
