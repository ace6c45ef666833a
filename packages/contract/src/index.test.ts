import { readdir, readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'

const indexOf = (folder: string) => readFile(new URL(`./${folder}index.ts`, import.meta.url), 'utf8')

describe('the package', () => {
  test.each([
    ['rules', '', './rules/'],
    ['resources', 'resources/', './'],
    ['operations', 'operations/', './'],
  ])('exports every file of %s', async (folder, indexFolder, prefix) => {
    const files = (await readdir(new URL(`./${folder}/`, import.meta.url))).filter(
      (file) => file !== 'index.ts' && !file.includes('.test.'),
    )
    const index = await indexOf(indexFolder)
    expect(files.filter((file) => !index.includes(`export * from '${prefix}${file}'`))).toEqual([])
  })
})
