import { type PaymentStep } from './paymentSteps.ts'

/** The steps of a plan purchase. */
export const paymentSteps: readonly PaymentStep[] = [
  { id: 'payment', label: 'Waiting for payment' },
  { id: 'profile', label: 'Creating profile' },
]
