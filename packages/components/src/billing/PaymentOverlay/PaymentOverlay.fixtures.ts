import { type PaymentStep } from './paymentSteps.ts'

/** What is waited for while a plan is bought. */
export const paymentSteps: readonly PaymentStep[] = [
  { id: 'payment', label: 'Waiting for payment' },
  { id: 'profile', label: 'Creating profile' },
]
