export { PlanDialog, type PlanDialogProps } from './PlanDialog.tsx'
export { PlanOffers, type PlanOffersProps } from './PlanOffers.tsx'
export { type PlanComparisonRow, type PlanMode, type PlanOffer } from './planOffer.ts'
