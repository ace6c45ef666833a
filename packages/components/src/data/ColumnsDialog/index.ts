export { AddAttributeDialog, type AddAttributeDialogProps } from './AddAttributeDialog.tsx'
export { type ColumnPreference } from './columnPreferences.ts'
export { ColumnsDialog, type ColumnsDialogProps } from './ColumnsDialog.tsx'
