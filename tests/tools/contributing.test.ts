import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryTree } from '../support/temporaryTree.ts'
import { ruleProblems } from './ruleCheck.ts'

const root = join(import.meta.dirname, '../..')
/** Files and folders that the copy leaves out. */
const left = new Set([
  '.git',
  'node_modules',
  'dist',
  'storybook-static',
  'storybook-docs',
  'test-results',
  'visual-report',
])
const packageNames = readdirSync(join(root, 'packages'))

/** A copy of the repository, with the installed packages. */
function copyOfRepository(): string {
  const copy = temporaryTree({})
  cpSync(root, copy, { recursive: true, filter: (path) => !left.has(basename(path)) })
  mkdirSync(join(copy, 'node_modules/@tandem'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (!name.startsWith('.') && name !== '@tandem')
      symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name), 'junction')
  }
  for (const name of packageNames)
    symlinkSync(join(copy, 'packages', name), join(copy, 'node_modules/@tandem', name), 'junction')
  return copy
}

interface Step {
  readonly kind: string
  readonly file: string
  readonly text: string
}

const steps: readonly Step[] = [
  ...readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8').matchAll(/^```(tsx?|diff) (\S+)\n([^]*?)^```$/gm),
].map(([, kind = '', file = '', text = '']) => ({ kind, file, text }))

/** The lines of a diff that begin with one of the characters in `marks`, without this character. */
const linesOf = (text: string, marks: string): string =>
  text
    .trimEnd()
    .split('\n')
    .filter((line) => marks.includes(line.charAt(0)))
    .map((line) => line.slice(1))
    .join('\n')

function apply(copy: string, { kind, file, text }: Step): void {
  const path = join(copy, file)
  if (kind !== 'diff') {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text, { flag: 'wx' })
    return
  }
  const pieces = readFileSync(path, 'utf8').split(linesOf(text, ' -'))
  expect(pieces, `${file} contains the old lines of the change once:\n${text}`).toHaveLength(2)
  writeFileSync(path, pieces.join(linesOf(text, ' +')))
}

test('the code of the walk-throughs in CONTRIBUTING.md passes the checks', () => {
  expect(steps.length).toBeGreaterThan(12)
  const copy = copyOfRepository()
  for (const step of steps) apply(copy, step)
  const pageStart = steps.findIndex(({ file }) => file === 'docs/rules/recipients.md')
  const componentStart = steps.findIndex(({ file }) => file.startsWith('packages/components/'))
  const countFiles = (part: readonly Step[]) => new Set(part.map(({ file }) => file)).size
  expect(countFiles(steps.slice(0, pageStart)), 'files of an operation, without openapi.json').toBe(5)
  expect(countFiles(steps.slice(pageStart, componentStart)), 'files of a page').toBe(7)

  const environment = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')))
  const run = (module: string, ...args: readonly string[]): string => {
    const path = join(root, 'node_modules', module)
    const { status, stdout, stderr } = spawnSync(process.execPath, [path, ...args], {
      cwd: copy,
      encoding: 'utf8',
      env: { ...environment, NODE_ENV: 'test' },
    })
    return status === 0 ? '' : `${stdout}${stderr}`
  }
  const affected = ['packages/contract/src', 'packages/simulator/src/handlers']
  const touched = [...new Set(steps.map(({ file }) => file))].filter((file) => /\.tsx?$/.test(file))

  expect(run('oxfmt/bin/oxfmt', '--check', ...touched)).toBe('')
  // A type check of all files would take three times as long.
  expect(run('oxlint/bin/oxlint', '--type-check', '--quiet', ...touched, ...affected)).toBe('')
  expect(run('dependency-cruiser/bin/dependency-cruiser.mjs', '--config', '.dependency-cruiser.mjs', 'packages')).toBe(
    '',
  )
  expect(run('../packages/contract/scripts/openapi.ts')).toBe('')
  expect(
    run(
      'vitest/vitest.mjs',
      'run',
      'packages/contract/src/operations.test.ts',
      'packages/simulator/src/handlers/languages.test.ts',
      'packages/app/src/shell/routes.test.tsx',
      'packages/components/src/structure.test.ts',
    ),
  ).toBe('')
  const { misplaced, unknown, untested } = ruleProblems(copy)
  expect({ misplaced, unknown, untested }).toEqual({ misplaced: [], unknown: [], untested: [] })
}, 600_000)
