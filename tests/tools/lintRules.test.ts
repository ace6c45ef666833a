import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryTree } from '../support/temporaryTree.ts'

const root = join(import.meta.dirname, '../..')

/** The repository's lint settings, without the rules that need types: a lone file has no tsconfig. */
const settings = readFileSync(join(root, '.oxlintrc.json'), 'utf8').replace('"typeAware": true', '"typeAware": false')

/** The rules that a file at this path breaks. */
function brokenRules(path: string, code: string): readonly string[] {
  const tree = temporaryTree({ '.oxlintrc.json': settings, [path]: code })
  const { stdout } = spawnSync(process.execPath, [join(root, 'node_modules/oxlint/bin/oxlint'), '--format', 'unix', '.'], {
    cwd: tree,
    encoding: 'utf8',
  })
  return [...stdout.matchAll(/\[Error\/[\w-]+\(([\w-]+)\)\]/g)].map((match) => match[1] ?? '')
}

const lines = (count: number) => `${Array.from({ length: count }, (_, index) => `export const row${index} = ${index}`).join('\n')}\n`

describe('lint keeps', () => {
  it.each([
    ['the wall clock', 'export const a = () => Date.now()', 'no-restricted-properties'],
    ['the running clock', 'export const a = () => performance.now()', 'no-restricted-properties'],
    ['chance', 'export const a = () => Math.random()', 'no-restricted-properties'],
    ['random ids', 'export const a = () => crypto.randomUUID()', 'no-restricted-properties'],
    ['timeouts', 'export const a = () => setTimeout(() => 1, 1)', 'no-restricted-globals'],
    ['intervals', 'export const a = () => setInterval(() => 1, 1)', 'no-restricted-globals'],
  ])('%s out of the simulator, but in its core', (_, code, rule) => {
    for (const folder of ['domain', 'handlers', 'control', 'seed', 'scenarios', 'hosts']) {
      expect(brokenRules(`packages/simulator/src/${folder}/a.ts`, code)).toEqual([rule])
    }
    expect(brokenRules('packages/simulator/src/core/a.ts', code)).toEqual([])
  })

  it('files at 300 lines at most, stories, fixtures and seeds at 500', () => {
    expect(brokenRules('packages/app/src/shared/rows.ts', lines(300))).toEqual([])
    expect(brokenRules('packages/app/src/shared/rows.ts', lines(301))).toEqual(['max-lines'])
    for (const path of [
      'packages/components/src/Rows/Rows.stories.tsx',
      'packages/components/src/Rows/Rows.fixtures.ts',
      'packages/simulator/src/seed/rows.ts',
    ]) {
      expect(brokenRules(path, lines(500))).toEqual([])
      expect(brokenRules(path, lines(501))).toEqual(['max-lines'])
    }
  })

  it('exports named', () => {
    expect(brokenRules('packages/app/src/shared/a.ts', 'const a = 1\nexport default a')).toEqual(['no-default-export'])
    expect(brokenRules('packages/app/src/shell/pages/A.tsx', 'const a = 1\nexport default a')).toEqual([])
  })

  it('any, non-null assertions and silenced checks out', () => {
    expect(brokenRules('packages/app/src/shared/a.ts', 'export const a = (b: any) => b')).toEqual(['no-explicit-any'])
    expect(brokenRules('packages/app/src/shared/a.ts', 'export const a = (b?: string) => b!')).toEqual(['no-non-null-assertion'])
    expect(brokenRules('packages/app/src/shared/a.ts', '// @ts-ignore\nexport const a = 1')).toEqual(['ban-ts-comment'])
  })
})
