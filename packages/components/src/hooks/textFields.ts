/** Fields that hold a text, and undo what is typed in them. */
export const textFields = 'input, textarea, [contenteditable="true"]'

/** What is typed in, or takes letters in another way: keys without modifiers mean nothing else there. */
export const letterFields =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"], [role="combobox"], [role="menu"]'
