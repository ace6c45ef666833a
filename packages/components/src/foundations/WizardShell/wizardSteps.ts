/** A step of a wizard: an entry in the rail, and a page. */
export interface WizardStep {
  readonly id: string
  /** Shown in the rail. */
  readonly label: string
  /** Heading of the step's page. Default: the label. */
  readonly title?: string | undefined
  /** Shown below the title. */
  readonly help?: string | undefined
  /** Until the step is complete, later steps are not reachable. */
  readonly isComplete: boolean
  /** True if the step is complete but empty. The rail then shows a warning instead of a tick. Default: false. */
  readonly isSkipped?: boolean | undefined
  /** Tells the user why the step is incomplete. Shown next to the disabled button that leads to the next step. */
  readonly missing?: string | undefined
  /** Shown below the label in the rail, for example 'Acme' or '214 recipients'. */
  readonly value?: string | undefined
  /** The page is as high as the window, and the content scrolls inside. Default: false. */
  readonly isTall?: boolean | undefined
  /** The page has the full width. Default: false. */
  readonly isWide?: boolean | undefined
}

export type WizardStepState = 'current' | 'complete' | 'skipped' | 'open' | 'locked'

type Steps = readonly Pick<WizardStep, 'id' | 'isComplete' | 'isSkipped'>[]

/** True if all earlier steps are complete. */
export function isStepReachable(steps: Steps, index: number): boolean {
  return index >= 0 && index < steps.length && steps.slice(0, index).every(({ isComplete }) => isComplete)
}

export function stepStates(steps: Steps, currentId: string): WizardStepState[] {
  return steps.map(({ id, isComplete, isSkipped }, index) => {
    if (id === currentId) return 'current'
    if (!isStepReachable(steps, index)) return 'locked'
    if (!isComplete) return 'open'
    return isSkipped ? 'skipped' : 'complete'
  })
}

/** The index of the wanted step, or of the first incomplete step if that step comes earlier. 0 for an unknown id. */
export function shownStepIndex(steps: Steps, wantedId: string): number {
  const wanted = Math.max(
    0,
    steps.findIndex(({ id }) => id === wantedId),
  )
  const firstIncomplete = steps.findIndex(({ isComplete }) => !isComplete)
  return firstIncomplete === -1 ? wanted : Math.min(wanted, firstIncomplete)
}
