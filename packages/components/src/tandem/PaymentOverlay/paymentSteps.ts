/** A step that the overlay shows. */
export interface PaymentStep {
  readonly id: string
  /** 'Waiting for payment'. */
  readonly label: string
}

export type PaymentStepState = 'done' | 'current' | 'next'

/** The state of each step. All are `next` if the current step is unknown. */
export function stepStatesOf(steps: readonly PaymentStep[], currentId: string): readonly PaymentStepState[] {
  const current = steps.findIndex(({ id }) => id === currentId)
  return steps.map((_, index) => (index < current ? 'done' : index === current ? 'current' : 'next'))
}
