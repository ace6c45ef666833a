import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

interface ProductVersion {
  readonly version: string
  /** Undefined if `TANDEM_COMMIT` is not set and the code is not in a Git clone. */
  readonly commit?: string
}

export function productVersion({ TANDEM_COMMIT }: NodeJS.ProcessEnv = process.env): ProductVersion {
  const root = join(import.meta.dirname, '../..')
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const commit =
    TANDEM_COMMIT?.slice(0, 8) ||
    spawnSync('git', ['rev-parse', '--short=8', 'HEAD'], { cwd: root, encoding: 'utf8' }).stdout?.trim()
  return { version, ...(commit ? { commit } : {}) }
}

/** Gives each build an id (REL-1). No script contains the id: otherwise each build would rename unchanged scripts. */
export function buildId(): Plugin {
  const id = JSON.stringify({ ...productVersion(), date: new Date().toISOString() })
  return {
    name: 'tandem-build-id',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'version.json', source: id })
    },
    transformIndexHtml: () => [{ tag: 'meta', attrs: { name: 'build', content: id }, injectTo: 'head' }],
  }
}
