import { type ImportedRecipient, withoutFormula } from '@tandem/contract'
import Papa from 'papaparse'
import { csvMark } from '../../shared/text/csv.ts'
import { type ImportRows } from './run/ImportRows.ts'

interface FailedRowsSource {
  readonly rows: ImportRows
  /** The names of the columns, the last that of the reasons. */
  readonly header: readonly string[]
  /** Reads the rows that follow a row of the file. */
  readonly read: (after: number) => Promise<readonly ImportedRecipient[]>
}

/** A CSV file of the failed rows with their reasons, to be corrected and imported again. */
export async function failedRowsCsv({ rows, header, read }: FailedRowsSource): Promise<string> {
  const lines = [[...header]]
  const failed = rows.placesWith(['failed']).flatMap((place) => rows.at(place) ?? [])
  let cells = new Map<number, readonly string[]>()
  for (const { row, message } of failed) {
    if (!cells.has(row)) cells = new Map((await read(row - 1)).map((each) => [each.row, each.cells]))
    const own = cells.get(row) ?? []
    // A row with a wrong number of cells has its reason in the same column as the others.
    lines.push([
      ...header.slice(0, -1).map((_, index) => own[index] ?? ''),
      message ?? '',
      ...own.slice(header.length - 1),
    ])
  }
  return `${csvMark}${Papa.unparse(lines.map((line) => line.map(withoutFormula)))}\r\n`
}
