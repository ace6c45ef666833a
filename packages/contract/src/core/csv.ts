/**
 * LIST-40: adds the prefix `'` to a text that a spreadsheet would run as a formula. If a formula already has the
 * prefix, it gets a second prefix, so that `withFormula` restores it.
 */
export function withoutFormula(text: string): string {
  return /^'*[=+\-@\t\r]/.test(text) && !/^-?\d+(?:[.,]\d+)*$/.test(text) ? `'${text}` : text
}

/** IMPORT-30: removes the prefix that `withoutFormula` adds. */
export function withFormula(text: string): string {
  return /^'+[=+\-@\t\r]/.test(text) ? text.slice(1) : text
}

/**
 * IMPORT-24: repairs CSV cells that begin with a quotation mark but are not quoted as a whole, such as `"Big" Co`. CSV
 * requires that such a cell is quoted.
 */
export function withQuotedMarks(text: string, delimiter: string): string {
  const sign = String.raw`\u${delimiter.charCodeAt(0).toString(16).padStart(4, '0')}`
  // Group 1: a quoted cell. Group 2: the text of a cell that only begins with a quotation mark.
  const markedCell = new RegExp(
    String.raw`(?<=^|[${sign}\r\n])(?:("[^"]*(?:""[^"]*)*"(?=[${sign}\r\n]|$))|("[^${sign}\r\n]*))`,
    'g',
  )
  return text.replaceAll(markedCell, (cell, _whole, bare?: string) =>
    bare === undefined ? cell : `"${bare.replaceAll('"', '""')}"`,
  )
}
