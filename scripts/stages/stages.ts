import { findOrInstallChromium } from '../browser/chromium.ts'
import { commandStage, type Stage } from './stage.ts'
import { jestCounts, playwrightCounts } from './testCounts.ts'

/** Where the test runners leave their reports. */
const reports = { unit: 'test-results/unit.json', stories: 'test-results/stories.json', e2e: 'test-results/e2e.json' }

/** Finds or installs the browser, and passes it to the later stages. */
const browser: Stage = {
  name: 'browser',
  async run() {
    process.env['CHROMIUM_PATH'] = findOrInstallChromium()
    return { hasPassed: true, output: '', passed: 0, failed: 0 }
  },
}

/** All that `npm test` does, in its order. */
export const stages: readonly Stage[] = [
  browser,
  commandStage('format', [['oxfmt', '--check']], { isLight: true }),
  commandStage(
    'lint',
    [
      ['oxlint'],
      ['depcruise', '--config', '.dependency-cruiser.mjs', 'packages', 'scripts', 'tests'],
      ['knip'],
      ['knip', '--production', '--workspace', 'packages/simulator'],
    ],
    {
      isLight: true,
    },
  ),
  commandStage('types', [['tsc']], { isLight: true }),
  commandStage('openapi', [['npm', 'run', '--silent', 'openapi', '--', '--check']], { isLight: true }),
  commandStage(
    'unit',
    [['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${reports.unit}`]],
    {
      countTests: () => jestCounts(reports.unit),
    },
  ),
  commandStage('stories', [['node', 'scripts/testStories.ts', `--outputFile=${reports.stories}`]], {
    countTests: () => jestCounts(reports.stories),
  }),
  commandStage('package', [['node', 'scripts/package.ts']]),
  commandStage('build', [['node', 'scripts/build.ts']]),
  commandStage('e2e', [['playwright', 'test']], { countTests: () => playwrightCounts(reports.e2e) }),
]
