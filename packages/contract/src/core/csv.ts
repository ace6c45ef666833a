/**
 * LIST-40: adds the prefix `'` to a formula. A formula that already has this prefix gets a second prefix, because
 * `withFormula` removes one prefix.
 */
export function withoutFormula(text: string): string {
  return /^'*[=+\-@\t\r]/.test(text) && !/^-?\d+(?:[.,]\d+)*$/.test(text) ? `'${text}` : text
}

/** IMPORT-30: removes the prefix of `withoutFormula`. */
export function withFormula(text: string): string {
  return /^'+[=+\-@\t\r]/.test(text) ? text.slice(1) : text
}

/** IMPORT-24: quotes a cell that begins with a quotation mark, but is not quoted as a whole: `"Big" Co`. */
export function withQuotedMarks(text: string, delimiter: string): string {
  const sign = String.raw`\u${delimiter.charCodeAt(0).toString(16).padStart(4, '0')}`
  // Group 1: a quoted cell. Group 2: a cell that only begins with a quotation mark.
  const markedCell = new RegExp(
    String.raw`(?<=^|[${sign}\r\n])(?:("[^"]*(?:""[^"]*)*"(?=[${sign}\r\n]|$))|("[^${sign}\r\n]*))`,
    'g',
  )
  return text.replaceAll(markedCell, (cell, _whole, bare?: string) =>
    bare === undefined ? cell : `"${bare.replaceAll('"', '""')}"`,
  )
}
