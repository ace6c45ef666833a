import { csvSeparator } from '@tandem/contract'
import { betweenLinks, profileLinkOf, profileLinksOf } from './profileLinks.ts'

export type PastedKind = 'links' | 'table' | 'csv' | 'other' | 'empty'

export interface Pasted {
  readonly kind: PastedKind
  /** Number of lines that are not blank. For a text of at most 50 lines of links: the number of links. */
  readonly lines: number
  /** Number of columns in the first line. */
  readonly columns: number
}

/** The kind of a text depends on this number of lines at its start. */
const lookedAt = 50

const lineBreak = /\r\n|\r|\n/

/** Recognises the kind of a text by its first lines (IMPORT-4). */
export function pastedOf(pasted: string): Pasted {
  const { separator, rest: text } = csvSeparator(pasted)
  const lines = countLines(text)
  if (lines === 0) return { kind: 'empty', lines, columns: 0 }
  const first = text
    .slice(0, 100_000)
    .split(lineBreak)
    .filter((line) => line.trim() !== '')
    .slice(0, lookedAt)
  const [header = ''] = first
  if (header.includes('\t')) return { kind: 'table', lines, columns: header.split('\t').length }
  const isAllLinks = (some: readonly string[]) =>
    some.length > 0 && some.every((line) => line.trim().split(betweenLinks).filter(Boolean).every(profileLinkOf))
  // The first line may be a heading. A first line with a separator is the header of a CSV file.
  if (isAllLinks(first) || (!/[,;|]/.test(header) && isAllLinks(first.slice(1)))) {
    return { kind: 'links', lines: lines > lookedAt ? lines : profileLinksOf(text).length, columns: 1 }
  }
  const sign = separator ?? [',', ';', '|'].find((each) => header.includes(each))
  if (sign !== undefined && first.length > 1) return { kind: 'csv', lines, columns: header.split(sign).length }
  return { kind: 'other', lines, columns: 1 }
}

/** Counts the lines that are not blank. Searches for line feeds, because this is fast also in the largest text. */
function countLines(text: string): number {
  let lines = 0
  for (let start = 0; start < text.length;) {
    const feed = text.indexOf('\n', start)
    const end = feed < 0 ? text.length : feed
    // A long line counts as not blank.
    if (end - start > 200 || text.slice(start, end).trim() !== '') lines += 1
    start = end + 1
  }
  return lines
}
