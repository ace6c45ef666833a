import { csvSeparator, recipientImport, suggestedHeaderIndex, withFormula, withQuotedMarks } from '@tandem/contract'
import Papa from 'papaparse'
import readSheets, { type CellValue } from 'read-excel-file/universal'
import { refuse } from '../../core/handlers.ts'

/** An unknown type counts as text. */
type FileKind = 'xlsx' | 'xls' | 'image' | 'text'

const signatures: readonly (readonly [FileKind, readonly number[]])[] = [
  // An XLSX file is a ZIP archive.
  ['xlsx', [0x50, 0x4b]],
  // Office files before 2007.
  ['xls', [0xd0, 0xcf, 0x11, 0xe0]],
  ['image', [0x89, 0x50, 0x4e, 0x47]],
  ['image', [0xff, 0xd8, 0xff]],
  ['image', [0x47, 0x49, 0x46, 0x38]],
]

function kindOfFile(bytes: Uint8Array): FileKind {
  const known = signatures.find(([, signature]) => signature.every((byte, index) => bytes[index] === byte))
  return known?.[0] ?? 'text'
}

/** IMPORT-23: decodes UTF-16, UTF-8 or Windows-1252. A plain CSV file from Excel is in Windows-1252. */
function decodedText(bytes: Uint8Array): string {
  const utf16 = utf16Of(bytes)
  if (utf16 !== undefined) return new TextDecoder(utf16).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Detects UTF-16 by the byte order mark, or by the zero bytes of Latin letters. Undefined for other encodings. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const start = bytes.subarray(0, 200)
  const zeros = [0, 1].map((side) => start.filter((byte, index) => index % 2 === side && byte === 0).length)
  const [even = 0, odd = 0] = zeros
  if (even + odd < start.length / 4 || bytes.length % 2 === 1) return undefined
  if (even === 0) return 'utf-16le'
  return odd === 0 ? 'utf-16be' : undefined
}

/** A row with its number, from 1. */
export interface FileRow {
  readonly row: number
  readonly cells: readonly string[]
}

export interface FileTable {
  /** All rows that are not empty. */
  readonly rows: readonly FileRow[]
  /** Index of the most likely header row. */
  readonly headerIndex: number
}

const maximumColumns = 200

/** IMPORT-2, IMPORT-3: reads a CSV or XLSX file. Refuses other types, empty files and too large files with a 400. */
export async function readTable(file: File): Promise<FileTable> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (bytes.length === 0) throw refuse(400, 'The file is empty: row 1 is missing.')
  const all = await readers[kindOfFile(bytes)](bytes)
  const rows = all
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
    .map(({ row, cells }) => ({ row, cells: cells.map(withFormula) }))
  const headerIndex = suggestedHeaderIndex(rows.slice(0, recipientImport.headerRows).map(({ cells }) => cells))
  const header = rows[headerIndex]
  if (!header) throw refuse(400, 'The file is empty: row 1 and all other rows have no content.')
  const columnCount = headerCells(header).length
  if (columnCount > maximumColumns)
    throw refuse(400, `Row ${header.row} has ${columnCount} cells: at most ${maximumColumns} columns are taken.`)
  if (rows.length === headerIndex + 1)
    throw refuse(400, `There are no recipients in the file: nothing comes below row ${header.row}.`)
  const tooMany = rows[headerIndex + 1 + recipientImport.maximumRows]
  if (tooMany)
    throw refuse(400, `Row ${tooMany.row} is too many: at most ${recipientImport.maximumRows} rows are taken.`)
  return { rows, headerIndex }
}

/** The column names, without empty cells at the end. */
export const headerCells = ({ cells }: Pick<FileRow, 'cells'>): readonly string[] =>
  withoutTail(cells, 0).map((cell) => cell.trim())

type Reader = (bytes: Uint8Array<ArrayBuffer>) => FileRow[] | Promise<FileRow[]>

const readers: Readonly<Record<FileKind, Reader>> = {
  xlsx: readXlsx,
  text: readCsv,
  xls: () => {
    throw refuse(400, 'This is an old Excel file (.xls). Please save it as XLSX.')
  },
  image: () => {
    throw refuse(400, 'This is an image, not a table. Please choose a CSV or XLSX file.')
  },
}

async function readXlsx(bytes: Uint8Array<ArrayBuffer>): Promise<FileRow[]> {
  const sheets = await readSheets(bytes.buffer).catch(() => {
    throw refuse(400, 'The file is not a table: row 1 of its first sheet cannot be read.')
  })
  const filled = sheets.find(({ data }) => data.some((cells) => cells.some((value) => value !== null)))
  return (filled?.data ?? []).map((cells, index) => ({ row: index + 1, cells: cells.map(cellText) }))
}

function cellText(value: CellValue | null): string {
  if (value === null) return ''
  return value instanceof Date ? dateText(value) : String(value)
}

/** Spreadsheets store a time without a date as a moment in 1899 or on 1904-01-01. */
function dateText(value: Date): string {
  // A time can differ from the full second by a millisecond.
  const text = new Date(Math.round(value.getTime() / 1000) * 1000).toISOString()
  const [day, time] = [text.slice(0, 10), text.slice(11, text.slice(17, 19) === '00' ? 16 : 19)]
  if (/^(?:1899-12-3|1904-01-01)/.test(day)) return time
  return time === '00:00' ? day : `${day} ${time}`
}

function readCsv(bytes: Uint8Array): FileRow[] {
  const text = decodedText(bytes)
  // Refuses HTML, JSON objects and PDF.
  if (/^\s*(?:<|\{|%PDF)/.test(text) || text.includes('\0'))
    throw refuse(400, 'The file is not a table: row 1 is neither CSV nor XLSX.')
  const { separator, rest } = csvSeparator(text)
  const skipped = separator === undefined ? 0 : 1
  const delimiter = separator ?? delimiterOf(rest)
  const read = Papa.parse<string[]>(rest, { delimiter })
  const hasLooseQuotes = read.errors.some(({ type }) => type === 'Quotes')
  const { data } = hasLooseQuotes ? Papa.parse<string[]>(withQuotedMarks(rest, delimiter), { delimiter }) : read
  return data.map((cells, index) => ({ row: index + 1 + skipped, cells }))
}

const separators = [',', ';', '\t', '|']

/** The separator that occurs equally often in most of the first lines. */
function delimiterOf(text: string): string {
  const lines = text
    .slice(0, 20_000)
    .replaceAll(/"[^"]*"/g, '')
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, 20)
  const candidates = separators.flatMap((sign) => {
    const counts = lines.map((line) => line.split(sign).length - 1).filter((count) => count > 0)
    return [...Map.groupBy(counts, (count) => count)].map(([count, { length }]) => ({
      sign,
      // Of two separators in equally many lines, the separator with more columns wins.
      score: length + count / 1000,
    }))
  })
  return candidates.toSorted((one, other) => other.score - one.score)[0]?.sign ?? ','
}

/** Removes empty cells at the end, but keeps at least `length` cells. */
export function withoutTail(cells: readonly string[], length: number): readonly string[] {
  let end = cells.length
  while (end > length && (cells[end - 1] ?? '').trim() === '') end -= 1
  return end === cells.length ? cells : cells.slice(0, end)
}
