import { cellTextOf, type DataTableColumn } from '@tandem/components'
import { type Column, withoutFormula } from '@tandem/contract'
import Papa from 'papaparse'
import { csvMark } from '../../text/csv.ts'
import { type NamesByTemplate } from '../../api/directories.ts'
import { tableColumn } from '../cells.ts'
import { type CellRenderer } from '../columns/listCell.ts'
import { type ListRow } from '../listTypes.ts'
import { type RowPages } from '../selection/matchingPages.ts'

export function csvLines<Row>(columns: readonly DataTableColumn<Row>[], rows: readonly Row[]): string {
  return linesOf(rows.map((row) => columns.map((column) => withoutFormula(cellTextOf(column, row)))))
}

const linesOf = (rows: string[][]) => (rows.length === 0 ? '' : `${Papa.unparse(rows)}\r\n`)

interface CsvOptions<Row extends ListRow> {
  readonly pages: RowPages<Row>
  readonly columns: readonly Column[]
  readonly cells: Readonly<Record<string, CellRenderer<Row>>> | undefined
  readonly names: NamesByTemplate
  /** Called after each page, with the number of rows so far. */
  readonly onProgress: (count: number) => void
}

/** Returns the text of a CSV file in parts, and the number of rows without the header (LIST-40). */
export async function csvOfPages<Row extends ListRow>(options: CsvOptions<Row>) {
  const { pages, columns, cells, names, onProgress } = options
  const parts = [csvMark, linesOf([columns.map(({ label }) => withoutFormula(label))])]
  let count = 0
  for await (const { rows, related } of pages) {
    const cellOptions = { cells, related, names, rowHrefOf: undefined }
    const tableColumns = columns.map((column) => tableColumn<Row>(column, cellOptions))
    parts.push(csvLines(tableColumns, rows))
    count += rows.length
    onProgress(count)
  }
  return { parts, count }
}
