/** Longest that a quoted cell is looked at, so that a single stray quotation mark does not read the whole text again and again. */
const longestCell = 20_000

/**
 * The rows of a table as spreadsheets put it on the clipboard: cells between tabs. A cell is quoted only where it holds a tab or a line break; any
 * other quotation mark is just one.
 */
export function* tableRows(text: string): Generator<string[]> {
  let row: string[] = []
  for (let start = 0; start <= text.length;) {
    const quoted = text[start] === '"' ? quotedCell(text, start) : undefined
    const end = quoted?.end ?? plainEnd(text, start)
    row.push(quoted?.value ?? text.slice(start, end))
    start = end + 1
    if (text[end] === '\t') continue
    if (text[end] === '\r' && text[start] === '\n') start += 1
    yield row
    row = []
    if (start === text.length) return
  }
}

/** Where a cell without quotation marks ends. */
function plainEnd(text: string, start: number): number {
  for (let end = start; end < text.length; end++) {
    const sign = text[end]
    if (sign === '\t' || sign === '\n' || sign === '\r') return end
  }
  return text.length
}

/** A quoted cell: a doubled mark is one of its text. Undefined when it is not closed right before a tab or a line break. */
function quotedCell(text: string, start: number): { readonly value: string; readonly end: number } | undefined {
  for (
    let mark = text.indexOf('"', start + 1);
    mark >= 0 && mark - start < longestCell;
    mark = text.indexOf('"', mark + 1)
  ) {
    const next = text[mark + 1]
    if (next === '"') mark += 1
    else if (next === undefined || next === '\t' || next === '\n' || next === '\r')
      return { value: text.slice(start + 1, mark).replaceAll('""', '"'), end: mark + 1 }
    else return undefined
  }
  return undefined
}
