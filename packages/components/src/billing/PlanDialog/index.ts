export { PlanDialog, type PlanDialogProps } from './PlanDialog.tsx'
export { type PlanComparisonRow, type PlanMode, type PlanOffer } from './planOffer.ts'
