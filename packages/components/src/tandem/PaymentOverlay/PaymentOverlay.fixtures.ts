import { type PaymentStep } from './paymentSteps.ts'

export const paymentSteps: readonly PaymentStep[] = [
  { id: 'payment', label: 'Waiting for payment' },
  { id: 'profile', label: 'Creating profile' },
]
