import { cruise } from 'dependency-cruiser'
import { describe, expect, test } from 'vitest'
import boundaries, { simulatorFolders } from '../../.dependency-cruiser.mjs'
import { temporaryTree, type TreeFiles } from '../support/temporaryTree.ts'

const packageNames = ['contract', 'components', 'simulator', 'app']
const outsiders = ['jotai', '@tanstack/react-query', 'react-router-dom', 'final-form', '@mswjs/data', 'react']

/** The repository's packages and some external packages. */
const house: TreeFiles = {
  ...Object.fromEntries(
    packageNames.flatMap((name) => [
      [
        `packages/${name}/package.json`,
        JSON.stringify({
          name: `@tandem/${name}`,
          exports: {
            '.': './src/index.ts',
            './browser': './src/hosts/browser/index.ts',
            './http': './src/hosts/http.ts',
          },
          dependencies: Object.fromEntries(
            [...outsiders, ...packageNames.map((each) => `@tandem/${each}`)].map((each) => [each, '*']),
          ),
        }),
      ],
      [`packages/${name}/src/index.ts`, 'export {}'],
      [`node_modules/@tandem/${name}`, { link: `packages/${name}` }],
    ]),
  ),
  ...Object.fromEntries(
    [...outsiders, 'undeclared'].flatMap((name) => [
      [`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' })],
      [`node_modules/${name}/index.js`, 'export {}'],
    ]),
  ),
  'packages/simulator/src/hosts/http.ts': 'export {}',
  'packages/simulator/src/hosts/browser/index.ts': 'export {}',
}

/** For each folder of the simulator's domain, a tree in which the folder imports a folder of a higher level. */
const badFolders: Readonly<Record<string, readonly TreeFiles[]>> = Object.fromEntries(
  simulatorFolders.map((folder, index) => {
    const higher = simulatorFolders[index + 1] ?? 'unlisted'
    return [
      `simulator-folder-${folder.replace('/', '-')}`,
      [
        {
          [`packages/simulator/src/domain/${folder}/a.ts`]: `import '${'../'.repeat(folder.split('/').length)}${higher}/b.ts'`,
          [`packages/simulator/src/domain/${higher}/b.ts`]: 'export {}',
        },
      ],
    ]
  }),
)

/** For each rule of .dependency-cruiser.mjs, the trees that break the rule. */
const badTrees: Readonly<Record<string, readonly TreeFiles[]>> = {
  'no-cycles': [
    {
      'packages/contract/src/a.ts': "import './b.ts'",
      'packages/contract/src/b.ts': "import { type A } from './a.ts'",
    },
  ],
  'no-unresolvable': [
    { 'packages/contract/src/a.ts': "import './gone.ts'" },
    { 'packages/app/src/a.ts': "import '@tandem/contract/src/index.ts'" },
  ],
  'no-undeclared-packages': [{ 'packages/contract/src/a.ts': "import 'undeclared'" }],
  'packages-by-name': [{ 'packages/app/src/shared/api/a.ts': "import '../../../../contract/src/index.ts'" }],
  'packages-know-no-tools': [
    { 'packages/contract/src/a.ts': "import '../../../scripts/b.ts'", 'scripts/b.ts': 'export {}' },
    { 'packages/contract/src/a.ts': "import './b.test.ts'", 'packages/contract/src/b.test.ts': 'export {}' },
  ],
  'contract-knows-nobody': [{ 'packages/contract/src/a.ts': "import '@tandem/components'" }],
  'contract-core-knows-no-resource': [
    {
      'packages/contract/src/core/a.ts': "import '../call/schema.ts'",
      'packages/contract/src/call/schema.ts': 'export {}',
    },
  ],
  'contract-resources-know-schemas-and-rules': [
    {
      'packages/contract/src/call/rules.ts': "import '../client/operations.ts'",
      'packages/contract/src/client/operations.ts': 'export {}',
    },
    {
      'packages/contract/src/call/rules.ts': "import '../schemas.ts'",
      'packages/contract/src/schemas.ts': 'export {}',
    },
  ],
  'components-know-nobody': [
    { 'packages/components/src/a.ts': "import { type Contract } from '@tandem/contract'" },
    { 'packages/components/src/a.ts': "import 'jotai'" },
    { 'packages/components/src/a.ts': "import '@tanstack/react-query'" },
    { 'packages/components/src/a.ts': "import 'react-router-dom'" },
    { 'packages/components/src/a.ts': "import 'final-form'" },
  ],
  'simulator-knows-contract-only': [
    { 'packages/simulator/src/domain/a.ts': "import '@tandem/app'" },
    { 'packages/simulator/src/domain/a.ts': "import '@tandem/components'" },
  ],
  'only-main-knows-the-simulator': [
    { 'packages/app/src/shared/api/a.ts': "import '@tandem/simulator'" },
    { 'packages/app/src/shell/a.ts': "void import('@tandem/simulator/browser')" },
  ],
  'main-loads-the-browser-host-late': [{ 'packages/app/src/main.tsx': "import '@tandem/simulator/browser'" }],
  'main-knows-the-browser-host-only': [{ 'packages/app/src/main.tsx': "void import('@tandem/simulator/http')" }],
  'app-shared-knows-no-product': [
    {
      'packages/app/src/shared/api/a.ts': "import '../../features/calls/b.ts'",
      'packages/app/src/features/calls/b.ts': 'export {}',
    },
    {
      'packages/app/src/shared/api/a.ts': "import '../../entities/call/b.ts'",
      'packages/app/src/entities/call/b.ts': 'export {}',
    },
    { 'packages/app/src/shared/api/a.ts': "import '../../shell/b.ts'", 'packages/app/src/shell/b.ts': 'export {}' },
  ],
  'app-entities-know-no-feature': [
    {
      'packages/app/src/entities/call/a.ts': "import '../../features/calls/b.ts'",
      'packages/app/src/features/calls/b.ts': 'export {}',
    },
    { 'packages/app/src/entities/call/a.ts': "import '../../shell/b.ts'", 'packages/app/src/shell/b.ts': 'export {}' },
  ],
  'app-entities-know-no-other-entity': [
    {
      'packages/app/src/entities/call/a.ts': "import '../client/b.ts'",
      'packages/app/src/entities/client/b.ts': 'export {}',
    },
  ],
  'app-features-know-no-shell': [
    { 'packages/app/src/features/calls/a.ts': "import '../../shell/b.ts'", 'packages/app/src/shell/b.ts': 'export {}' },
  ],
  'app-features-know-no-other-feature': [
    {
      'packages/app/src/features/calls/a.ts': "import '../inbox/b.ts'",
      'packages/app/src/features/inbox/b.ts': 'export {}',
    },
  ],
  'app-lowest-folders-know-each-other-only': [
    {
      'packages/app/src/shared/api/a.ts': "import '../jobs/b.ts'",
      'packages/app/src/shared/jobs/b.ts': 'export {}',
    },
    {
      'packages/app/src/shared/toast/a.ts': "import '../form/b.ts'",
      'packages/app/src/shared/form/b.ts': 'export {}',
    },
  ],
  'app-jobs-know-the-lowest-folders-only': [
    {
      'packages/app/src/shared/jobs/a.ts': "import '../list/b.ts'",
      'packages/app/src/shared/list/b.ts': 'export {}',
    },
  ],
  'simulator-core-knows-core-only': [
    {
      'packages/simulator/src/core/a.ts': "import '../domain/b.ts'",
      'packages/simulator/src/domain/b.ts': 'export {}',
    },
  ],
  'simulator-domain-knows-core-only': [
    {
      'packages/simulator/src/domain/a.ts': "import '../handlers/b.ts'",
      'packages/simulator/src/handlers/b.ts': 'export {}',
    },
  ],
  ...badFolders,
  'simulator-handlers-know-no-hosts': [{ 'packages/simulator/src/handlers/a.ts': "import '../hosts/http.ts'" }],
  'only-the-store-knows-mswjs-data': [{ 'packages/simulator/src/core/a.ts': "import '@mswjs/data'" }],
}

const goodTree: TreeFiles = {
  'packages/app/src/main.tsx': "import './shell/b.ts'\nvoid import('@tandem/simulator/browser')",
  'packages/app/src/shell/b.ts': "import '../features/calls/c.ts'\nimport '../features/inbox/d.ts'",
  'packages/app/src/features/calls/c.ts':
    "import '../../shared/list/e.ts'\nimport '../../entities/call/f.ts'\nimport '@tandem/components'",
  'packages/app/src/features/inbox/d.ts': "import '../../shared/api/g.ts'\nimport 'jotai'",
  'packages/app/src/entities/call/f.ts': "import '../../shared/list/e.ts'",
  'packages/app/src/shared/list/e.ts': "import '../jobs/h.ts'\nimport '../form/i.ts'",
  'packages/app/src/shared/form/i.ts': "import '../api/g.ts'",
  'packages/app/src/shared/jobs/h.ts': "import '../api/g.ts'",
  'packages/app/src/shared/api/g.ts': "import '../text/j.ts'",
  'packages/app/src/shared/text/j.ts': "import '@tandem/contract'",
  'packages/app/src/shared/api/g.test.ts': "import './g.ts'\nimport '@tandem/simulator'",
  'packages/components/src/a.ts': "import 'react'",
  'packages/simulator/src/core/store.ts': "import '@mswjs/data'\nimport '@tandem/contract'",
  'packages/simulator/src/hosts/http.ts': "import '../handlers/a.ts'",
  'packages/simulator/src/handlers/a.ts': "import '../domain/a.ts'",
  'packages/simulator/src/domain/a.ts': "import '../core/store.ts'\nimport './messaging/b.ts'",
  'packages/simulator/src/domain/messaging/b.ts': "import '../campaign/run/c.ts'",
  'packages/simulator/src/domain/campaign/run/c.ts': "import '../plan/d.ts'\nimport './e.ts'",
  'packages/simulator/src/domain/campaign/run/e.ts': 'export {}',
  'packages/simulator/src/domain/campaign/plan/d.ts': 'export {}',
}

async function brokenRules(files: TreeFiles): Promise<readonly string[]> {
  const tree = temporaryTree({ ...house, ...files })
  const { options, ...ruleSet } = boundaries
  const { output } = await cruise(
    ['packages'],
    { ...options, ruleSet, validate: true, baseDir: tree },
    { bustTheCache: true },
  )
  if (typeof output === 'string') throw new TypeError(`dependency-cruiser returned a text: ${output}`)
  return [...new Set(output.summary.violations.map(({ rule }) => rule.name))]
}

describe('the rules for imports', () => {
  const rules = boundaries.forbidden?.map(({ name }) => name ?? '') ?? []

  test('each rule has a tree that breaks the rule', () => {
    expect(Object.keys(badTrees)).toEqual(rules)
  })

  test.each(
    Object.entries(badTrees).flatMap(([rule, trees]) =>
      trees.map((files) => ({ rule, files, line: Object.values(files)[0] })),
    ),
  )('$rule forbids $line', async ({ rule, files }) => {
    expect(await brokenRules(files)).toContain(rule)
  })

  test('the rules find no problem in the good tree', async () => {
    expect(await brokenRules(goodTree)).toEqual([])
  })
})
