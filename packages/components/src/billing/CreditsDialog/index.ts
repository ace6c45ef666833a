export * from './CreditsDialog.tsx'
export { type CreditOffer } from './creditOffer.ts'
