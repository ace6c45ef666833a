import { withoutFormula } from '@tandem/contract'
import Papa from 'papaparse'
import { csvMark } from '../text/csv.ts'

/** Failures as a CSV file. Import it on demand, because its parser is large. */
export const failuresCsv = (lines: readonly (readonly string[])[]): string =>
  `${csvMark}${Papa.unparse(lines.map((line) => line.map(withoutFormula)))}\r\n`
