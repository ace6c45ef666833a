export interface WizardStep {
  readonly id: string
  /** In the rail: 'AI Client'. */
  readonly label: string
  /** Over the step's page. Default: the label. */
  readonly title?: string | undefined
  /** Under the title: what is to be done here. */
  readonly help?: string | undefined
  /** All that the step needs is there; while it isn't, later steps can't be reached. */
  readonly isComplete: boolean
  /** Why the step is not complete: shown beside Next, which is disabled. */
  readonly missing?: string | undefined
  /** The step's value in short: 'Acme', '214 recipients'. Shown under its label in the rail. */
  readonly value?: string | undefined
  /** The page fills the window and its content scrolls inside (a table). Default: the page grows. */
  readonly isTall?: boolean | undefined
  /** The page takes the whole width (a table); otherwise it is as wide as a form. */
  readonly isWide?: boolean | undefined
}

/** The state of a step in the rail. */
export type WizardStepState = 'current' | 'complete' | 'open' | 'locked'

type Steps = readonly Pick<WizardStep, 'id' | 'isComplete'>[]

/** Whether a step can be opened: all steps before it are complete. */
export function isStepReachable(steps: Steps, index: number): boolean {
  return index >= 0 && index < steps.length && steps.slice(0, index).every(({ isComplete }) => isComplete)
}

/** How each step stands, in order. */
export function stepStates(steps: Steps, currentId: string): WizardStepState[] {
  return steps.map(({ id, isComplete }, index) => {
    if (id === currentId) return 'current'
    if (!isStepReachable(steps, index)) return 'locked'
    return isComplete ? 'complete' : 'open'
  })
}

/** The step to show: the wanted one, or the last that can be reached (a draft may have lost values). */
export function shownStepIndex(steps: Steps, wantedId: string): number {
  const wanted = Math.max(
    0,
    steps.findIndex(({ id }) => id === wantedId),
  )
  const firstIncomplete = steps.findIndex(({ isComplete }) => !isComplete)
  return firstIncomplete === -1 ? wanted : Math.min(wanted, firstIncomplete)
}
