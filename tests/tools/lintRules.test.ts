import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { temporaryTree, type TreeFiles } from '../support/temporaryTree.ts'

const root = join(import.meta.dirname, '../..')

/** The lint settings without rules that need types. Such rules need a tsconfig. */
const settings = readFileSync(join(root, '.oxlintrc.json'), 'utf8').replace('"typeAware": true', '"typeAware": false')

/** The broken rules, by path. */
function brokenRules(files: TreeFiles): Readonly<Record<string, readonly string[]>> {
  const tree = temporaryTree({ ...files, '.oxlintrc.json': settings })
  const { stdout } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/oxlint/bin/oxlint'), '--format', 'unix', '.'],
    {
      cwd: tree,
      encoding: 'utf8',
    },
  )
  const found: Record<string, string[]> = {}
  for (const [, path = '', rule = ''] of stdout.matchAll(/^(.+?):\d+:\d+: .*\[Error\/[\w-]+\(([\w-]+)\)\]$/gm))
    (found[path] ??= []).push(rule)
  return found
}

const lines = (count: number) =>
  `${Array.from({ length: count }, (_, index) => `export const row${index} = ${index}`).join('\n')}\n`

describe('lint', () => {
  test('forbids clocks, timers and random values in the simulator, except in its core', () => {
    const clocks = {
      wallClock: ['export const a = () => Date.now()', 'no-restricted-properties'],
      runningClock: ['export const a = () => performance.now()', 'no-restricted-properties'],
      chance: ['export const a = () => Math.random()', 'no-restricted-properties'],
      randomId: ['export const a = () => crypto.randomUUID()', 'no-restricted-properties'],
      timeout: ['export const a = () => setTimeout(() => 1, 1)', 'no-restricted-globals'],
      interval: ['export const a = () => setInterval(() => 1, 1)', 'no-restricted-globals'],
    } as const
    const filesIn = (folder: string) =>
      Object.entries(clocks).map(([name, [code]]) => [`packages/simulator/src/${folder}/${name}.ts`, code] as const)
    const outside = ['domain', 'handlers', 'control', 'seed', 'scenarios', 'hosts']
    const expected = outside.flatMap((folder) =>
      Object.entries(clocks).map(
        ([name, [, rule]]) => [`packages/simulator/src/${folder}/${name}.ts`, [rule]] as const,
      ),
    )
    expect(brokenRules(Object.fromEntries([...outside, 'core'].flatMap(filesIn)))).toEqual(Object.fromEntries(expected))
  })

  test('limits files to 300 lines, and stories, fixtures and seeds to 500', () => {
    const files = {
      'packages/app/src/shared/short.ts': lines(300),
      'packages/app/src/shared/long.ts': lines(301),
      'packages/components/src/Rows/Short.stories.tsx': lines(500),
      'packages/components/src/Rows/Long.stories.tsx': lines(501),
      'packages/components/src/Rows/Short.fixtures.ts': lines(500),
      'packages/components/src/Rows/Long.fixtures.ts': lines(501),
      'packages/simulator/src/seed/short.ts': lines(500),
      'packages/simulator/src/seed/long.ts': lines(501),
    }
    const long = Object.keys(files).filter((path) => /long/i.test(path))
    expect(brokenRules(files)).toEqual(Object.fromEntries(long.map((path) => [path, ['max-lines']])))
  })

  test('requires named exports except in pages, and forbids `any`, `!` and `@ts-ignore`', () => {
    const files = {
      'packages/app/src/shared/named.ts': 'const a = 1\nexport default a',
      'packages/app/src/shell/pages/LazyPage.tsx': 'const a = 1\nexport default a',
      'packages/app/src/shared/any.ts': 'export const a = (b: any) => b',
      'packages/app/src/shared/nonNull.ts': 'export const a = (b?: string) => b!',
      'packages/app/src/shared/silenced.ts': '// @ts-ignore\nexport const a = 1',
    }
    expect(brokenRules(files)).toEqual({
      'packages/app/src/shared/named.ts': ['no-default-export'],
      'packages/app/src/shared/any.ts': ['no-explicit-any'],
      'packages/app/src/shared/nonNull.ts': ['no-non-null-assertion'],
      'packages/app/src/shared/silenced.ts': ['ban-ts-comment'],
    })
  })

  test('allows no visible texts in the components of the app', () => {
    const parts = {
      text: 'export const Part = () => <p>Nothing planned</p>',
      label: 'export const Part = () => <nav aria-label="Steps" />',
      mark: 'export const Part = ({ name }: { readonly name: string }) => <p>{name} · {name}</p>',
      name: 'export const Part = () => <input name="email" type="email" aria-label={texts.email} />',
    }
    const files = Object.fromEntries(
      Object.entries(parts).map(([name, code]) => [`packages/app/src/shared/text/${name}.tsx`, `${code}\n`]),
    )
    expect(brokenRules(files)).toEqual({
      'packages/app/src/shared/text/text.tsx': ['jsx-no-literals'],
      'packages/app/src/shared/text/label.tsx': ['jsx-no-literals'],
    })
  })

  test('requires `test` instead of `it`', () => {
    const written = (name: string) =>
      `import { expect, ${name} } from 'vitest'\n\n${name}('adds', () => {\n  expect(1 + 1).toBe(2)\n})\n`
    const files = {
      'packages/app/src/shared/a.test.ts': written('test'),
      'packages/app/src/shared/b.test.ts': written('it'),
    }
    expect(brokenRules(files)).toEqual({ 'packages/app/src/shared/b.test.ts': ['consistent-test-it'] })
  })
})
