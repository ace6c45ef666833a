import { globSync } from 'node:fs'
import { join, matchesGlob, sep } from 'node:path'
import { type Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { projects } from '../../vitest.config.ts'

const root = join(import.meta.dirname, '../..')

/**
 * Stryker works in a copy of the repository, but the links in `node_modules` lead to the original packages. This plugin
 * resolves imports of these packages to the files of the copy.
 */
const packagesOfCopy: Plugin = {
  name: 'packages-of-copy',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!source.startsWith('@tandem/')) return null
    const found = await this.resolve(source, importer, { skipSelf: true })
    const path = found?.id.split(`${sep}packages${sep}`).at(-1)
    return path === undefined ? null : join(root, 'packages', path)
  },
}

const patterns: readonly string[] = JSON.parse(process.env['MUTATION_TESTS'] ?? '["packages/contract/src/**"]')
const files = globSync([...patterns], { cwd: root }).map((file) => file.replaceAll(sep, '/'))
const isOneOf = (globs: readonly string[], file: string) => globs.some((glob) => matchesGlob(file, glob))

/** The unit tests that `npm run mutation` selected. */
export default defineConfig({
  root,
  test: {
    projects: projects
      .map(({ test, plugins = [] }) => ({
        plugins: [...plugins, packagesOfCopy],
        test: {
          ...test,
          root,
          include: files.filter(
            (file) => isOneOf(test.include, file) && !isOneOf('exclude' in test ? test.exclude : [], file),
          ),
        },
      }))
      .filter(({ test }) => test.include.length > 0),
  },
})
