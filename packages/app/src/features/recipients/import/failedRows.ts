import { type ImportedRecipient } from '@tandem/contract'
import { csvLine, csvMark } from '../../../shared/csv.ts'
import { type ImportRows } from './run/ImportRows.ts'

interface FailedRowsSource {
  readonly rows: ImportRows
  /** The columns' names, and what the reasons stand under. */
  readonly header: readonly string[]
  /** Reads the rows that follow a row of the file. */
  readonly read: (after: number) => Promise<readonly ImportedRecipient[]>
}

/** A CSV file of the rows that failed, as they are in the file, each with its reason: to be put right and imported again. */
export async function failedRowsCsv({ rows, header, read }: FailedRowsSource): Promise<readonly string[]> {
  const parts = [csvMark, csvLine(header)]
  const failed = rows.placesWith(['failed']).flatMap((place) => rows.at(place) ?? [])
  let cells = new Map<number, readonly string[]>()
  for (const { row, message } of failed) {
    if (!cells.has(row)) cells = new Map((await read(row - 1)).map((each) => [each.row, each.cells]))
    parts.push(csvLine([...(cells.get(row) ?? []), message ?? '']))
  }
  return parts
}
