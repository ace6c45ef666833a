/**
 * LIST-40: prefixes a text that a spreadsheet would run as a formula. A text that looks prefixed already is prefixed
 * again, so that `withFormula` restores it.
 */
export function withoutFormula(text: string): string {
  return /^'*[=+\-@\t\r]/.test(text) && !/^-?\d+(?:[.,]\d+)*$/.test(text) ? `'${text}` : text
}

/** IMPORT-30: the text that `withoutFormula` prefixed. */
export function withFormula(text: string): string {
  return /^'+[=+\-@\t\r]/.test(text) ? text.slice(1) : text
}
