import { type HeaderChoice } from '@tandem/components'
import { recipientImport, type RecipientImport } from '@tandem/contract'

/** IMPORT-28: the row with the names of the columns, or the first recipient where no row has them. */
export interface HeaderPlace {
  /** Number in the file. */
  readonly row: number
  readonly isHeader: boolean
}

type FileRows = Pick<RecipientImport, 'firstRows' | 'headerRow' | 'rowCount'>

/** The rows that can hold the header. */
export const headerChoices = (firstRows: FileRows['firstRows']): readonly HeaderChoice[] =>
  firstRows.slice(0, recipientImport.headerRows).map(({ row, cells }) => ({
    row,
    text: cells
      .filter((cell) => cell.trim() !== '')
      .join(', ')
      .slice(0, 100),
  }))

/** The table that begins at a place: the names of its columns, its first rows and the number of all of them. */
export function tableBelow({ firstRows, headerRow, rowCount }: FileRows, { row: place, isHeader }: HeaderPlace) {
  const indexOf = (number: number) => firstRows.findIndex(({ row }) => row === number)
  const index = indexOf(place)
  const header = firstRows[index]?.cells ?? []
  return {
    names: header.map((cell) => (isHeader ? cell.trim() : '')),
    sample: firstRows.slice(isHeader ? index + 1 : index).map(({ cells }) => cells),
    rowCount: rowCount + indexOf(headerRow) - index + (isHeader ? 0 : 1),
  }
}
