import { csvSeparator, recipientImport } from '@tandem/contract'
import Papa from 'papaparse'
import { type CellValue, readSheet } from 'read-excel-file/universal'
import { refuse } from '../../core/handlers.ts'

/** A row of a file with its number, counted from 1. */
export interface FileRow {
  readonly row: number
  readonly cells: readonly string[]
}

export interface FileTable {
  readonly header: readonly string[]
  /** The rows below the header. A row that has too few or too many cells keeps them (IMPORT-5). */
  readonly rows: readonly FileRow[]
}

/** Largest number of columns. */
const maximumColumns = 200

/** IMPORT-2, IMPORT-3: reads a CSV or XLSX file. Any other file is refused with 400 and the row that shows it. */
export async function readTable(file: File): Promise<FileTable> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (bytes.length === 0) throw refuse(400, 'The file is empty: row 1 is missing.')
  const all = isZip(bytes) ? await readXlsx(bytes) : readCsv(bytes)
  const [first, ...rest] = all.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  if (!first) throw refuse(400, 'The file is empty: it has rows, but row 1 to the last hold nothing.')
  const header = withoutTail(first.cells, 0).map((cell) => cell.trim())
  if (header.length > maximumColumns)
    throw refuse(400, `Row ${first.row} has ${header.length} cells: at most ${maximumColumns} columns are taken.`)
  if (rest.length === 0) throw refuse(400, `There are no recipients in the file: nothing comes below row ${first.row}.`)
  const tooMany = rest[recipientImport.maximumRows]
  if (tooMany)
    throw refuse(400, `Row ${tooMany.row} is too many: at most ${recipientImport.maximumRows} rows are taken.`)
  const rows = rest.map(({ row, cells }) => ({ row, cells: withoutTail(cells, header.length) }))
  return { header, rows }
}

/** XLSX files are ZIP archives. */
const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b

async function readXlsx(bytes: Uint8Array<ArrayBuffer>): Promise<FileRow[]> {
  const sheet = await readSheet(bytes.buffer).catch(() => {
    throw refuse(400, 'The file is not a table: no sheet with a row 1 can be read from it.')
  })
  return sheet.map((cells, index) => ({ row: index + 1, cells: cells.map(cellText) }))
}

function cellText(value: CellValue | null): string {
  if (value === null) return ''
  return value instanceof Date ? value.toISOString().slice(0, 10) : String(value)
}

function readCsv(bytes: Uint8Array): FileRow[] {
  const text = decoded(bytes)
  if (/^\s*(?:<|\{|%PDF)/.test(text) || text.includes('\0'))
    throw refuse(400, 'The file is not a table: row 1 is neither CSV nor XLSX.')
  const { separator, rest } = csvSeparator(text)
  const skipped = separator === undefined ? 0 : 1
  const { data, errors } = Papa.parse<string[]>(rest, { delimiter: separator ?? delimiterOf(rest) })
  const broken = errors.find(({ type }) => type === 'Quotes')
  if (broken)
    throw refuse(400, `Row ${(broken.row ?? 0) + 1 + skipped} cannot be read: a quotation mark is not closed.`)
  return data.map((cells, index) => ({ row: index + 1 + skipped, cells }))
}

/** The separator that the header has most of, outside of quotes. */
function delimiterOf(text: string): string {
  const header =
    text
      .trimStart()
      .replaceAll(/"[^"]*"/g, '')
      .split(/[\r\n]/, 1)[0] ?? ''
  const counts = [',', ';', '\t', '|'].map((sign) => ({ sign, count: header.split(sign).length }))
  return counts.reduce((most, each) => (each.count > most.count ? each : most)).sign
}

/** The text of a UTF-8 file. A row in another encoding is refused with its number. */
function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw refuse(400, `Row ${firstUnreadable(bytes)} is not UTF-8 text. Please save the file as "CSV UTF-8".`)
  }
}

function firstUnreadable(bytes: Uint8Array): number {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let row = 1
  for (let start = 0; start < bytes.length; row++) {
    const lineFeed = bytes.indexOf(0x0a, start)
    const end = lineFeed < 0 ? bytes.length : lineFeed
    try {
      decoder.decode(bytes.subarray(start, end))
    } catch {
      return row
    }
    start = end + 1
  }
  return row
}

/** Removes empty cells at the end, but keeps at least `length` cells. */
function withoutTail(cells: readonly string[], length: number): readonly string[] {
  let end = cells.length
  while (end > length && (cells[end - 1] ?? '').trim() === '') end -= 1
  return end === cells.length ? cells : cells.slice(0, end)
}
