import { useMemo } from 'react'
import {
  useCellAvatarClass,
  useCellButtonClass,
  useCellCheckboxClass,
  useCellLinkClass,
  useCellPartStyles,
  useFigureCellClass,
  useMixedCellClass,
  useRowClass,
  useTextCellClass,
} from './DataTable.styles.ts'

/** Classes of rows and cells, worked out once a table and handed down, not once a cell; the same object while a table lives. */
export function useCellClasses() {
  const parts = useCellPartStyles()
  const row = useRowClass()
  const textCell = useTextCellClass()
  const figureCell = useFigureCellClass()
  const mixedCell = useMixedCellClass()
  const link = useCellLinkClass()
  const checkbox = useCellCheckboxClass()
  const cellButton = useCellButtonClass()
  const avatar = useCellAvatarClass()
  return useMemo(
    () => ({ ...parts, row, textCell, figureCell, mixedCell, link, checkbox, cellButton, avatar }),
    [parts, row, textCell, figureCell, mixedCell, link, checkbox, cellButton, avatar],
  )
}

export type CellClasses = Readonly<ReturnType<typeof useCellClasses>>
