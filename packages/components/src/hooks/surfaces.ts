/** Selects open dialogs and drawers. */
export const surfaces = '[role="dialog"], [role="alertdialog"]'
