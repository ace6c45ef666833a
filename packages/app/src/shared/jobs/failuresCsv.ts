import { withoutFormula } from '@tandem/contract'
import Papa from 'papaparse'
import { csvMark } from '../text/csv.ts'

/** Load this module with a dynamic import, because Papa Parse is large. */
export const failuresCsv = (lines: readonly (readonly string[])[]): string =>
  `${csvMark}${Papa.unparse(lines.map((line) => line.map(withoutFormula)))}\r\n`
