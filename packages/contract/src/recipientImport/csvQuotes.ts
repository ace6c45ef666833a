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
