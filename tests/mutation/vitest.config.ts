import { join, sep } from 'node:path'
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

const inFolder = (pattern: string) =>
  pattern.replace(/^packages\/[^/]+\/src/, process.env['MUTATION_TESTS'] ?? 'packages/contract/src')

/** The unit tests of the folder that `npm run mutation` selected. */
export default defineConfig({
  root,
  test: {
    projects: projects
      .filter(({ test }) => test.name !== 'commands')
      .map(({ test, plugins = [] }) => ({
        plugins: [...plugins, packagesOfCopy],
        test: {
          ...test,
          root,
          include: test.include.map(inFolder),
          exclude: 'exclude' in test ? test.exclude.map(inFolder) : [],
        },
      })),
  },
})
