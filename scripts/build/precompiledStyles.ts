import { globSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { resolveResetStyleRules, resolveStyleRulesForSlots } from '@griffel/core'
import { type Plugin, runnerImport } from 'vite'
import type { RecordedResetStyles, RecordedStyles } from './styleRecorder.ts'

type Exports = Readonly<Record<string, unknown>>

const isStyleFile = (id: string) => id.endsWith('.styles.ts')

const importsTokens = /\bimport\s*\{[^}]*\btokens\b[^}]*\}\s*from\s*['"]@fluentui\//

/** Writes each token as its CSS variable (those of the z-index have a fallback beside it). */
const withPlainTokens = (code: string) => code.replace(/(?<![/\w.])tokens\.(?!zIndex)(\w+)/g, "'var(--$1)'")

/**
 * Works out the CSS of all `*.styles.ts` files while the app is built, as Fluent does with its own: the browser then
 * loads neither the compiler (stylis, rtl-css-js and Griffel's rules) nor the map of tokens, about 15 kB of gzip, and
 * starts sooner.
 * @param root the repository
 */
export function precompiledStyles(root: string): Plugin {
  let styleFiles: Promise<ReadonlyMap<string, Exports>>
  return {
    name: 'tandem-precompiled-styles',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      styleFiles = readStyleFiles(
        globSync('packages/*/src/**/*.styles.ts', { cwd: root }).map((file) => resolve(root, file)),
      )
    },
    async transform(code, id) {
      const exported = isStyleFile(id) ? (await styleFiles).get(id) : undefined
      const ready = exported && precompiled(exported)
      if (ready !== undefined) return { code: ready, map: null }
      return importsTokens.test(code) ? { code: withPlainTokens(code), map: null } : undefined
    },
  }
}

/** The exports of each style file, its hooks as records. */
async function readStyleFiles(files: readonly string[]): Promise<ReadonlyMap<string, Exports>> {
  const entryId = '\0tandem-style-files'
  const recorder = join(import.meta.dirname, 'styleRecorder.ts')
  const { module } = await runnerImport<{ readonly modules: readonly Exports[] }>(entryId, {
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'tandem-style-recorder',
        enforce: 'pre',
        resolveId: (id) => (id === entryId ? id : undefined),
        load: (id) =>
          id === entryId
            ? `export const modules = await Promise.all([${files.map((file) => `import(${JSON.stringify(file)})`).join(', ')}])`
            : undefined,
        transform: (code, id) =>
          isStyleFile(id) ? code.replaceAll("'@fluentui/react-components'", JSON.stringify(recorder)) : undefined,
      },
    ],
  })
  return new Map(files.map((file, index) => [file, module.modules[index] ?? {}]))
}

/**
 * The module that the browser gets: hooks of ready-made rules, and constants as they are. Undefined for a file that
 * exports more (a hook that joins several others): it stays as written, and brings the compiler along.
 */
function precompiled(exported: Exports): string | undefined {
  const lines: string[] = []
  for (const [name, value] of Object.entries(exported)) {
    const ready = readyValue(value)
    if (ready === undefined) return undefined
    lines.push(`export const ${name} = ${ready}`)
  }
  return [`import { __resetStyles, __styles } from '@fluentui/react-components'`, ...lines].join('\n')
}

/** Code for an export that needs no compiler; undefined when there is none. */
function readyValue(value: unknown): string | undefined {
  if (typeof value === 'number' || typeof value === 'string') return JSON.stringify(value)
  if (typeof value !== 'object' || value === null) return undefined
  if (isRecorded(value)) return call('__styles', resolveStyleRulesForSlots(value.slots))
  return isRecordedReset(value) ? call('__resetStyles', resolveResetStyleRules(value.reset)) : undefined
}

/** A call that bundlers drop when nobody needs its result. */
const call = (name: string, values: readonly unknown[]) =>
  `/*#__PURE__*/ ${name}(${values.map((value) => JSON.stringify(value)).join(', ')})`

const isRecorded = (value: object): value is RecordedStyles => 'slots' in value
const isRecordedReset = (value: object): value is RecordedResetStyles => 'reset' in value
