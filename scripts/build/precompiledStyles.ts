import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { resolveResetStyleRules, resolveStyleRulesForSlots } from '@griffel/core'
import { type Plugin, runnerImport } from 'vite'
import type { RecordedResetStyles, RecordedStyles } from './styleRecorder.ts'

type Exports = Readonly<Record<string, unknown>>

const isStyleFile = (id: string) => id.endsWith('.styles.ts')

/** Matches a style hook in the file of its component. */
export const ownStyles = /^const (use\w+) = (make(?:Reset)?Styles\((?:.*\)$|[^]*?^\}\)$))/gm

/** The suffix of an import that loads only the styles of a component's file. */
const stylesOnly = '?styles'

/** Matches an import of Fluent's tokens. */
const importsTokens = /\bimport\s*\{[^}]*\btokens\b[^}]*\}\s*from\s*['"]@fluentui\//

/** Replaces tokens by CSS variables. Keeps the tokens of the z-index, because their variables have a default value. */
const withPlainTokens = (code: string) => code.replace(/(?<![/\w.])tokens\.(?!zIndex)(\w+)/g, "'var(--$1)'")

/**
 * Computes the CSS of all styles during the build. Pages then load neither Griffel's compiler nor Fluent's tokens
 * (ADR 6).
 * @param root the repository
 */
export function precompiledStyles(root: string): Plugin {
  let styleFiles: Promise<ReadonlyMap<string, Exports>>
  return {
    name: 'tandem-precompiled-styles',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      const files = globSync('packages/*/src/**/*.{ts,tsx}', { cwd: root }).map((file) => resolve(root, file))
      styleFiles = readStyleFiles(files.filter((file) => isStyleFile(file) || ownStylesOf(file) !== ''))
    },
    async transform(code, id) {
      const exported = (await styleFiles).get(id)
      const ready = exported && (isStyleFile(id) ? precompiled(exported) : withReadyStyles(code, exported))
      const made = ready ?? code
      const plain = importsTokens.test(made) ? withPlainTokens(made) : made
      return plain === code ? undefined : { code: plain, map: null }
    },
  }
}

/** A module with the style hooks of a component's file and their imports. Empty if the file has no style hooks. */
function ownStylesOf(file: string): string {
  const code = readFileSync(file, 'utf8')
  const hooks = [...code.matchAll(ownStyles)].map(([hook]) => `export ${hook}`).join('\n')
  if (hooks === '') return ''
  const imports = [...code.matchAll(/^import \{([^}]*)\} from (\S+)$/gm)].map(([, names = '', from = '']) => {
    const used = names.split(',').filter((name) => new RegExp(`\\b${name.trim() || '$'}\\b`).test(hooks))
    return used.length > 0 ? `import {${used.join(',')}} from ${from}` : ''
  })
  return [...imports, hooks].join('\n')
}

function withReadyStyles(code: string, exported: Exports): string {
  const ready = code.replaceAll(
    ownStyles,
    (all, name: string) => `const ${name} = ${readyValue(exported[name]) ?? all}`,
  )
  return `import { __resetStyles, __styles } from '@fluentui/react-components'\n${ready}`
}

/** Loads the exports of each file with styles. The styles that `styleRecorder.ts` records replace the style hooks. */
async function readStyleFiles(files: readonly string[]): Promise<ReadonlyMap<string, Exports>> {
  const entryId = '\0tandem-style-files'
  const imports = files.map((file) => `import(${JSON.stringify(isStyleFile(file) ? file : file + stylesOnly)})`)
  const recorder = join(import.meta.dirname, 'styleRecorder.ts')
  const { module } = await runnerImport<{ readonly modules: readonly Exports[] }>(entryId, {
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'tandem-style-recorder',
        enforce: 'pre',
        resolveId: (id) => (id === entryId || id.endsWith(stylesOnly) ? id : undefined),
        load: (id) => {
          if (id === entryId) return `export const modules = await Promise.all([${imports.join(', ')}])`
          return id.endsWith(stylesOnly) ? ownStylesOf(id.slice(0, -stylesOnly.length)) : undefined
        },
        transform: (code, id) =>
          isStyleFile(id) || id.endsWith(stylesOnly)
            ? code.replaceAll("'@fluentui/react-components'", JSON.stringify(recorder))
            : undefined,
      },
    ],
  })
  return new Map(files.map((file, index) => [file, module.modules[index] ?? {}]))
}

/** The module with compiled rules. Undefined if an export is something other than a style hook, text or number. */
function precompiled(exported: Exports): string | undefined {
  const lines: string[] = []
  for (const [name, value] of Object.entries(exported)) {
    const ready = readyValue(value)
    if (ready === undefined) return undefined
    lines.push(`export const ${name} = ${ready}`)
  }
  return [`import { __resetStyles, __styles } from '@fluentui/react-components'`, ...lines].join('\n')
}

function readyValue(value: unknown): string | undefined {
  if (typeof value === 'number' || typeof value === 'string') return JSON.stringify(value)
  if (typeof value !== 'object' || value === null) return undefined
  if (isRecorded(value)) return call('__styles', resolveStyleRulesForSlots(value.slots))
  return isRecordedReset(value) ? call('__resetStyles', resolveResetStyleRules(value.reset)) : undefined
}

/** A call that a bundler removes if its result is unused. */
const call = (name: string, values: readonly unknown[]) =>
  `/*#__PURE__*/ ${name}(${values.map((value) => JSON.stringify(value)).join(', ')})`

const isRecorded = (value: object): value is RecordedStyles => 'slots' in value
const isRecordedReset = (value: object): value is RecordedResetStyles => 'reset' in value
