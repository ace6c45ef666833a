import { type ImportedRecipient, withoutFormula } from '@tandem/contract'
import Papa from 'papaparse'
import { csvMark } from '../../shared/text/csv.ts'
import { type ImportEntries, rowMessageOf, rowStatusOf } from './run/importRows.ts'

interface FailedRowsSource {
  readonly entries: ImportEntries
  /** The names of the columns, the last that of the reasons. */
  readonly header: readonly string[]
  /** Reads the rows that follow a row of the file. */
  readonly read: (after: number) => Promise<readonly ImportedRecipient[]>
}

/** A CSV file of the failed rows with their reasons, to be corrected and imported again. */
export async function failedRowsCsv({ entries, header, read }: FailedRowsSource): Promise<string> {
  const lines = [[...header]]
  let cells = new Map<number, readonly string[]>()
  for (const entry of entries) {
    if (rowStatusOf(entry) !== 'failed') continue
    const { row } = entry.item
    if (!cells.has(row)) cells = new Map((await read(row - 1)).map((each) => [each.row, each.cells]))
    const own = cells.get(row) ?? []
    // A row with a wrong number of cells has its reason in the same column as the others.
    lines.push([
      ...header.slice(0, -1).map((_, index) => own[index] ?? ''),
      rowMessageOf(entry) ?? '',
      ...own.slice(header.length - 1),
    ])
  }
  return `${csvMark}${Papa.unparse(lines.map((line) => line.map(withoutFormula)))}\r\n`
}
