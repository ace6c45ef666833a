import { type ImportedRecipient } from '@tandem/contract'
import { failuresCsv } from '../../shared/jobs/failuresCsv.ts'
import { type ImportEntries, rowMessageOf, rowStatusOf } from './run/importRows.ts'

interface FailedRowsSource {
  readonly entries: ImportEntries
  /** The last column has the reasons. */
  readonly header: readonly string[]
  readonly read: (after: number) => Promise<readonly ImportedRecipient[]>
}

/** A CSV file of the failed rows. The user can correct the file and import the file again. */
export async function failedRowsCsv({ entries, header, read }: FailedRowsSource): Promise<string> {
  const lines = [[...header]]
  let cells = new Map<number, readonly string[]>()
  for (const entry of entries) {
    if (rowStatusOf(entry) !== 'failed') continue
    const { row } = entry.item
    if (!cells.has(row)) cells = new Map((await read(row - 1)).map((each) => [each.row, each.cells]))
    const own = cells.get(row) ?? []
    // The reason is in the last column of the header, also if the row has fewer or more cells than the header.
    lines.push([
      ...header.slice(0, -1).map((_, index) => own[index] ?? ''),
      rowMessageOf(entry) ?? '',
      ...own.slice(header.length - 1),
    ])
  }
  return failuresCsv(lines)
}
