import { useMemo } from 'react'
import {
  useCellButtonClass,
  useCellCheckboxClass,
  useCellLinkClass,
  useCellPartStyles,
  useFigureCellClass,
  useMixedCellClass,
  useRowClass,
  useTextCellClass,
} from './DataTable.styles.ts'

/** Computed once per table instead of once per cell. */
export function useCellClasses() {
  const parts = useCellPartStyles()
  const row = useRowClass()
  const textCell = useTextCellClass()
  const figureCell = useFigureCellClass()
  const mixedCell = useMixedCellClass()
  const link = useCellLinkClass()
  const checkbox = useCellCheckboxClass()
  const cellButton = useCellButtonClass()
  return useMemo(
    () => ({ ...parts, row, textCell, figureCell, mixedCell, link, checkbox, cellButton }),
    [parts, row, textCell, figureCell, mixedCell, link, checkbox, cellButton],
  )
}

export type CellClasses = Readonly<ReturnType<typeof useCellClasses>>
