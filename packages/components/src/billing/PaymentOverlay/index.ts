export { PaymentOverlay, type PaymentOverlayProps } from './PaymentOverlay.tsx'
export { type PaymentStep } from './paymentSteps.ts'
