import { globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { expect, test } from 'vitest'

const textOf = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')

test.each([
  ['schemas.ts', '*/schema.ts'],
  ['operations.ts', '!(core)/{operations,me}.ts'],
  ['index.ts', '!(core)/!(schema|operations|me|*.test).ts'],
])('%s exports every file that matches %s', (index, pattern) => {
  const files = globSync(pattern, { cwd: import.meta.dirname }).map((file) => file.split(sep).join('/'))
  expect(files.length).toBeGreaterThan(10)
  expect(files.filter((file) => !textOf(index).includes(`export * from './${file}'`))).toEqual([])
})
