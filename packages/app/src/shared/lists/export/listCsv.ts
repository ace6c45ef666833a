import { cellTextOf, type DataTableColumn } from '@tandem/components'
import { type Column } from '@tandem/contract'
import { csvLine, csvMark } from '../../csv.ts'
import { type Client } from '../../request.ts'
import { type CellRenderer, tableColumn } from '../cells.ts'
import { relatedOf, type RowSource } from '../listQueries.ts'
import { type ListRow } from '../listTypes.ts'
import { type ListView } from '../view/listView.ts'
import { matchingPages } from '../selection/matchingPages.ts'
import { listMessages } from '../messages.ts'

/** A text that a spreadsheet would take for a formula is marked as text. */
export function withoutFormula(text: string): string {
  return /^[=+\-@\t\r]/.test(text) && !/^-?\d+(?:[.,]\d+)*$/.test(text) ? `'${text}` : text
}

/** What a cell of the table says, as a cell of a file: empty where there is nothing. */
function fileCell<Row>(column: DataTableColumn<Row>, row: Row): string {
  const text = cellTextOf(column, row)
  return text === listMessages.emptyCell ? '' : withoutFormula(text)
}

/** A row of the file for each row of the list. */
export function csvLines<Row>(columns: readonly DataTableColumn<Row>[], rows: readonly Row[]): string {
  return rows.map((row) => csvLine(columns.map((column) => fileCell(column, row)))).join('')
}

interface CsvOptions<Row extends ListRow> {
  readonly request: Client
  readonly source: RowSource<Row>
  readonly view: Pick<ListView, 'search' | 'sort' | 'filters'>
  /** Those that show, in their order. */
  readonly columns: readonly Column[]
  readonly cells: Readonly<Record<string, CellRenderer<Row>>> | undefined
  readonly signal: AbortSignal
  /** Rows that are written. */
  readonly onProgress: (count: number) => void
}

/** All rows that match a view, in the columns that show, as the parts of a CSV file that spreadsheets read as UTF-8. */
export async function csvOfMatching<Row extends ListRow>(options: CsvOptions<Row>) {
  const { request, source, view, columns, cells, signal, onProgress } = options
  const parts = [csvMark, csvLine(columns.map(({ label }) => withoutFormula(label)))]
  let count = 0
  for await (const { rows, answer } of matchingPages(request, source, view, signal)) {
    const related = relatedOf(answer, source)
    const tableColumns = columns.map((column) => tableColumn<Row>(column, { cells, related, rowHrefOf: undefined }))
    parts.push(csvLines(tableColumns, rows))
    count += rows.length
    onProgress(count)
  }
  return { parts, count }
}
