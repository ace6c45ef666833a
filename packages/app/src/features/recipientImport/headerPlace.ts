import { type HeaderChoice } from '@tandem/components'
import { recipientImport, type RecipientImport } from '@tandem/contract'

/** The header row, or the row of the first recipient in a file without a header row (IMPORT-28). */
export interface HeaderPlace {
  /** Row number in the file. */
  readonly row: number
  readonly isHeader: boolean
}

type FileRows = Pick<RecipientImport, 'firstRows' | 'headerRow' | 'rowCount'>

export const suggestedRow = ({ headerRow, firstRows }: FileRows): number => headerRow ?? firstRows[0]?.row ?? 1

/** The rows that can be the header. A server that suggests no header row accepts only the first row (SIM-36). */
export const headerChoices = ({ headerRow, firstRows }: FileRows): readonly HeaderChoice[] =>
  firstRows.slice(0, headerRow === undefined ? 1 : recipientImport.headerRows).map(({ row, cells }) => ({
    row,
    text: cells
      .filter((cell) => cell.trim() !== '')
      .join(', ')
      .slice(0, 100),
  }))

/** The table that begins at a row. */
export function tableBelow(file: FileRows, { row: place, isHeader }: HeaderPlace) {
  const { firstRows, rowCount } = file
  const indexOf = (number: number) => firstRows.findIndex(({ row }) => row === number)
  const index = indexOf(place)
  const header = firstRows[index]?.cells ?? []
  return {
    names: header.map((cell) => (isHeader ? cell.trim() : '')),
    sample: firstRows.slice(isHeader ? index + 1 : index).map(({ cells }) => cells),
    // `rowCount` of the file is the number of rows below the suggested row.
    rowCount: rowCount + indexOf(suggestedRow(file)) - index + (isHeader ? 0 : 1),
  }
}
