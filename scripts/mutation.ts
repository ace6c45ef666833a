// `npm run mutation`: breaks important lines, one at a time, and lists the changes that no unit test notices.
// `-- --only contract,api` selects some areas.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readFlags } from './cli/flags.ts'
import { main, PlainError } from './cli/plainError.ts'
import { runTool } from './cli/runTool.ts'

interface Area {
  /** Patterns of the files that are changed. */
  readonly files: readonly string[]
  /** Patterns of the tests that run after each change. Few tests make the run fast, and name what guards the code. */
  readonly tests: readonly string[]
}

const app = 'packages/app/src'
const simulator = 'packages/simulator/src'
const areas: Readonly<Record<string, Area>> = {
  contract: { files: ['packages/contract/src/*/rules.ts'], tests: ['packages/contract/src/**'] },
  api: { files: [`${app}/shared/api/*.ts`], tests: [`${app}/shared/{api,session}/**`] },
  jobs: {
    files: [`${app}/shared/jobs/*.ts`],
    tests: [
      `${app}/shared/{jobs,list/bulk}/**`,
      `${app}/features/{recipientImport/run,addToSequence,sequenceWizard/creation}/**`,
    ],
  },
  delivery: { files: [`${app}/features/inbox/composer/{outbox,outgoing}.ts`], tests: [`${app}/features/inbox/**`] },
  purchase: { files: [`${app}/features/purchase/*.ts`], tests: [`${app}/features/purchase/**`] },
  core: {
    files: [`${simulator}/core/*.ts`],
    tests: [
      `${simulator}/core/**`,
      `${simulator}/control/**`,
      `${simulator}/simulator.test.ts`,
      `${simulator}/handlers/{errorCodes,idempotency,lists}.test.ts`,
    ],
  },
  messaging: {
    files: [`${simulator}/domain/messaging/*.ts`],
    tests: [
      `${simulator}/domain/campaign/run/**`,
      `${simulator}/handlers/{aiTexts,calls,campaignSwitches,conversations,queues}.test.ts`,
      `${simulator}/handlers/{messages,plannedMessages,removedRecipients,unsentMessages}.test.ts`,
    ],
  },
  billing: { files: [`${simulator}/domain/billing/*.ts`], tests: [`${simulator}/**`] },
}

/** Share of the changes that a test must notice, in percent. */
const goal = 85

const strykerConfig = ({ files }: Area, report: string) => ({
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/mutation/vitest.config.ts' },
  // The first run tests the code without changes. It takes long on a slow machine.
  dryRunTimeoutMinutes: 30,
  mutate: [...files, '!**/*.{test,fixtures}.{ts,tsx}'],
  coverageAnalysis: 'perTest',
  // Skips values that are computed when a module loads, because a change of such a value would need all tests.
  ignoreStatic: true,
  // The number of changes that are tested at once. With 2, the run was not faster on a machine with two processors.
  concurrency: 1,
  // This file does not exist. With tsconfig.json, Stryker would load TypeScript 7 and fail.
  tsconfigFile: 'none.json',
  ignorePatterns: ['dist', 'storybook-static', 'storybook-docs', 'visual-report', 'test-results'],
  reporters: ['clear-text', 'progress-append-only', 'json'],
  clearTextReporter: { allowColor: false, logTests: false },
  jsonReporter: { fileName: report },
})

await main(async () => {
  const { only } = readFlags(process.argv.slice(2), { only: { type: 'string' } })
  const wanted = only?.split(',') ?? Object.keys(areas)
  const unknown = wanted.find((name) => !(name in areas))
  if (unknown !== undefined)
    throw new PlainError(`There is no area "${unknown}": choose from ${Object.keys(areas).join(', ')}.`)
  const folder = join(import.meta.dirname, '../test-results/mutation')
  mkdirSync(folder, { recursive: true })
  const figures: string[] = []
  let isAllReached = true
  for (const name of wanted) {
    const area = areas[name]
    if (!area) continue
    const config = join(folder, `${name}.config.json`)
    const report = join(folder, `${name}.json`)
    writeFileSync(config, JSON.stringify(strykerConfig(area, report)))
    process.env['MUTATION_TESTS'] = JSON.stringify(area.tests)
    await runTool('stryker', ['run', config])
    const score = scoreOf(report)
    figures.push(`${name}: ${score.toFixed(1)} %`)
    isAllReached &&= score >= goal
  }
  console.log(`\nShare of the changes that the tests noticed (goal ${goal} %)\n${figures.join('\n')}`)
  process.exitCode = isAllReached ? 0 : 1
})

interface MutationReport {
  readonly files: Readonly<Record<string, { readonly mutants: readonly { readonly status: string }[] }>>
}

function scoreOf(report: string): number {
  const { files }: MutationReport = JSON.parse(readFileSync(report, 'utf8'))
  const states = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status))
  const count = (wanted: readonly string[]) => states.filter((status) => wanted.includes(status)).length
  const noticed = count(['Killed', 'Timeout'])
  return (100 * noticed) / (noticed + count(['Survived', 'NoCoverage']))
}
