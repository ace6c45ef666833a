/** Selects open dialogs and drawers. */
export const overlays = '[role="dialog"], [role="alertdialog"]'
