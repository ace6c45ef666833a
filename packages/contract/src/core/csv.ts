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

/** IMPORT-24: quotes the cells that only begin with a quotation mark, such as `"Big" Co`, as CSV needs it. */
export function withQuotedMarks(text: string, delimiter: string): string {
  const sign = String.raw`\u${delimiter.charCodeAt(0).toString(16).padStart(4, '0')}`
  // Quoted as a whole (1), or with marks that are just text (2).
  const markedCell = new RegExp(
    String.raw`(?<=^|[${sign}\r\n])(?:("[^"]*(?:""[^"]*)*"(?=[${sign}\r\n]|$))|("[^${sign}\r\n]*))`,
    'g',
  )
  return text.replaceAll(markedCell, (cell, _whole, bare?: string) =>
    bare === undefined ? cell : `"${bare.replaceAll('"', '""')}"`,
  )
}
