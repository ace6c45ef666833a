/** Fields that hold a text, and undo what is typed in them. */
export const textFields = 'input, textarea, [contenteditable="true"]'

/** Elements that use letter keys themselves, as fields and menus do: single-letter shortcuts are off there. */
export const letterFields =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"], [role="combobox"], [role="menu"]'
