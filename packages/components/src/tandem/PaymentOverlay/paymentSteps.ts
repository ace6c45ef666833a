export interface PaymentStep {
  readonly id: string
  readonly label: string
}

export type PaymentStepState = 'done' | 'current' | 'next'

/** All steps are `next` if the current step is unknown. */
export function stepStatesOf(steps: readonly PaymentStep[], currentId: string): readonly PaymentStepState[] {
  const current = steps.findIndex(({ id }) => id === currentId)
  return steps.map((_, index) => (index < current ? 'done' : index === current ? 'current' : 'next'))
}
