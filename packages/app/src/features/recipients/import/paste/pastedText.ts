import { csvLine } from '../../../../shared/csv.ts'
import { nameOfProfileLink, profileLinkOf } from './profileLinks.ts'
import { tableRows } from './tableRows.ts'

/** What was pasted: a list of profile links, a table of a spreadsheet, text that is a file already (CSV), or nothing of use. */
export type PastedKind = 'links' | 'table' | 'csv' | 'other' | 'empty'

export interface Pasted {
  readonly kind: PastedKind
  /** Lines with something in them, the header among them; of links, how many there are (of a long list about). */
  readonly lines: number
  /** Of the first line. */
  readonly columns: number
}

/** So many lines tell what a text is. */
const lookedAt = 50

const linkHeader = ['First name', 'Last name', 'Profile link']

const lineBreak = /\r\n|\r|\n/
/** Links stand on lines of their own, or after each other. */
const betweenLinks = /[\s,;]+/

/** Tells what a text is, by its beginning. */
export function pastedOf(text: string): Pasted {
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
  if (isAllLinks(first) || (!/[,;|]/.test(header) && isAllLinks(first.slice(1)))) {
    return { kind: 'links', lines: lines > lookedAt ? lines : [...linksOf(text)].length, columns: 1 }
  }
  const sign = [',', ';', '|'].find((each) => header.includes(each))
  if (sign !== undefined && first.length > 1) return { kind: 'csv', lines, columns: header.split(sign).length }
  return { kind: 'other', lines, columns: 1 }
}

/** By looking for line feeds alone, which takes a few milliseconds for the largest text. */
function countLines(text: string): number {
  let lines = 0
  for (let start = 0; start < text.length;) {
    const feed = text.indexOf('\n', start)
    const end = feed < 0 ? text.length : feed
    // Only short lines can be blank.
    if (end - start > 200 || text.slice(start, end).trim() !== '') lines += 1
    start = end + 1
  }
  return lines
}

/** The links in a text; a heading above them is none. */
function* linksOf(text: string): Generator<string> {
  for (const part of text.split(betweenLinks)) {
    const link = part === '' ? undefined : profileLinkOf(part)
    if (link !== undefined) yield link
  }
}

/** So many lines make a part: the work of less than a millisecond. */
const linesAPart = 200

/** The parts of a CSV file that says the same; each is little work, so that the page can breathe in between. */
export function* csvOfPasted(text: string, kind: PastedKind): Generator<string> {
  if (kind !== 'table' && kind !== 'links') {
    yield text
    return
  }
  let part: string[] = []
  for (const row of kind === 'table' ? filledRows(text) : linkRows(text)) {
    part.push(csvLine(row))
    if (part.length < linesAPart) continue
    yield part.join('')
    part = []
  }
  yield part.join('')
}

/** The rows of a table with something in them. Programs leave empty cells at the end of a row out. */
function* filledRows(text: string): Generator<string[]> {
  let width: number | undefined
  for (const row of tableRows(text)) {
    if (row.every((cell) => cell.trim() === '')) continue
    width ??= row.length
    while (row.length < width) row.push('')
    yield row
  }
}

function* linkRows(text: string): Generator<string[]> {
  yield linkHeader
  for (const link of linksOf(text)) {
    const { firstName, lastName } = nameOfProfileLink(link)
    yield [firstName, lastName, link]
  }
}
