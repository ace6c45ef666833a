import { describe, expect, test } from 'vitest'
import { costOf, costProblems } from '../../scripts/package/lonePart.ts'
import { packageManifest, withBuiltPaths } from '../../scripts/package/packageManifest.ts'
import { temporaryTree } from '../support/temporaryTree.ts'

describe("the built package's package.json", () => {
  const workspace = {
    name: '@tandem/components',
    version: '1.2.3',
    private: true,
    sideEffects: false,
    exports: { '.': './src/index.ts' },
    dependencies: { dayjs: '1.11.23' },
    peerDependencies: { react: '^19.0.0' },
  }

  test('points to the build instead of the sources', () => {
    const manifest = packageManifest(workspace)
    expect(manifest.exports['.']).toEqual({ types: './index.d.ts', default: './index.js' })
    expect(manifest).not.toHaveProperty('private')
  })

  test('requires the same packages as the workspace', () => {
    expect(packageManifest(workspace)).toMatchObject({
      dependencies: { dayjs: '1.11.23' },
      peerDependencies: { react: '^19.0.0' },
    })
  })
})

describe('a line in the declarations of the built package', () => {
  test.each([
    ["export * from './Panel.tsx'", "export * from './Panel.js'"],
    ["import { type Day } from '../dates/day.ts'", "import { type Day } from '../dates/day.js'"],
    ['export declare const x: import("./brand.ts").Brand', 'export declare const x: import("./brand.js").Brand'],
    ["import './theme.ts'", "import './theme.js'"],
    ["import { Button } from '@fluentui/react-components'", "import { Button } from '@fluentui/react-components'"],
    ["/** See './Panel.tsx'. */", "/** See './Panel.tsx'. */"],
  ])('%s becomes %s', (written, built) => expect(withBuiltPaths(written)).toBe(built))
})

describe('a component that is alone in an empty app', () => {
  const part = { name: 'StatusDot', kilobytes: 3, packages: [] }

  test('is reported if it is too large, or loads a package that is not allowed', () => {
    expect(costProblems(part, { kilobytes: 3.1, packages: ['victory'] })).toEqual([
      'StatusDot alone takes 3.1 kB gzip, more than its limit of 3 kB.',
      'StatusDot alone loads victory, which it has no use for.',
    ])
    expect(costProblems({ ...part, packages: ['victory'] }, { kilobytes: 3, packages: ['victory'] })).toEqual([])
  })

  test('is measured without the code that it loads later', async () => {
    const packages = {
      'node_modules/@tandem/components/index.js':
        "import { days } from 'dayjs'\nexport const Early = () => days\nexport const Late = () => import('victory')\nexport const Light = () => null",
      'node_modules/@tandem/components/package.json':
        '{ "name": "@tandem/components", "type": "module", "exports": "./index.js", "sideEffects": false }',
      'node_modules/dayjs/index.js': 'export const days = globalThis.days',
      'node_modules/dayjs/package.json':
        '{ "name": "dayjs", "type": "module", "exports": "./index.js", "sideEffects": false }',
      'node_modules/victory/index.js': 'export const chart = globalThis.chart',
      'node_modules/victory/package.json':
        '{ "name": "victory", "type": "module", "exports": "./index.js", "sideEffects": false }',
    }
    const consumer = temporaryTree(packages)
    expect((await costOf(consumer, 'Early')).packages).toEqual(['dayjs'])
    expect((await costOf(consumer, 'Late')).packages).toEqual([])
    expect((await costOf(consumer, 'Light')).packages).toEqual([])
  })
})
