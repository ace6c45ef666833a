import { globSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { resolveStyleRulesForSlots } from '@griffel/core'
import { type Plugin, runnerImport } from 'vite'
import type { RecordedStyles } from './styleRecorder.ts'

type Exports = Readonly<Record<string, unknown>>

const isStyleFile = (id: string) => id.endsWith('.styles.ts')

const importsTokens = /\bimport\s*\{[^}]*\btokens\b[^}]*\}\s*from\s*['"]@fluentui\//

/** Writes each token as the CSS variable that it stands for (those of the z-index have a fallback beside it). */
const withPlainTokens = (code: string) => code.replace(/(?<![/\w.])tokens\.(?!zIndex)(\w+)/g, "'var(--$1)'")

/**
 * Works out the CSS of all `*.styles.ts` files while the app is built, as Fluent does with its own: the browser then loads neither the compiler
 * (stylis, rtl-css-js and Griffel's rules) nor the map of tokens, about 15 kB of gzip, and starts sooner.
 * @param root the repository
 */
export function precompiledStyles(root: string): Plugin {
  let styleFiles: Promise<ReadonlyMap<string, Exports>>
  return {
    name: 'tandem-precompiled-styles',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      styleFiles = readStyleFiles(globSync('packages/*/src/**/*.styles.ts', { cwd: root }).map((file) => resolve(root, file)))
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
        transform: (code, id) => (isStyleFile(id) ? code.replaceAll("'@fluentui/react-components'", JSON.stringify(recorder)) : undefined),
      },
    ],
  })
  return new Map(files.map((file, index) => [file, module.modules[index] ?? {}]))
}

/**
 * The module that the browser gets: hooks of ready-made rules, and constants as they are. Undefined for a file that exports more (a hook that
 * joins several others, reset styles): it stays as written, and brings the compiler along to whatever lazy screen needs it; the budgets see to
 * it that the first screens don't.
 */
function precompiled(exported: Exports): string | undefined {
  const lines: string[] = []
  for (const [name, value] of Object.entries(exported)) {
    if (isRecorded(value)) {
      const [classes, rules] = resolveStyleRulesForSlots(value.slots)
      lines.push(`export const ${name} = /*#__PURE__*/ __styles(${JSON.stringify(classes)}, ${JSON.stringify(rules)})`)
    } else if (typeof value === 'number' || typeof value === 'string') {
      lines.push(`export const ${name} = ${JSON.stringify(value)}`)
    } else return undefined
  }
  return [`import { __styles } from '@fluentui/react-components'`, ...lines].join('\n')
}

function isRecorded(value: unknown): value is RecordedStyles {
  return typeof value === 'object' && value !== null && 'slots' in value
}
