import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../../../../test-results')

export function writeReport(file: string, title: string, lines: readonly string[]): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, file), [title, '', ...lines, ''].join('\n'))
}
