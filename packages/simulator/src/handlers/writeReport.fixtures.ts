import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where reports of tests lie for whoever wants to read them; not part of the repository. */
const folder = join(import.meta.dirname, '../../../../test-results')

/** Writes what a test has found. */
export function writeReport(file: string, title: string, lines: readonly string[]): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, file), [title, '', ...lines, ''].join('\n'))
}
