import { findOrInstallChromium } from '../browser/chromium.ts'
import { findFirefox } from '../browser/firefox.ts'
import { hasNginx } from '../server/nginx.ts'
import { commandStage, type Stage } from './stage.ts'
import { storybookBuild } from './storybookBuild.ts'
import { jestCounts, playwrightCounts } from './testCounts.ts'

const reports = {
  deploy: 'test-results/deploy.json',
  firefox: 'test-results/firefox.json',
  unit: 'test-results/unit.json',
  stories: 'test-results/stories.json',
  e2e: 'test-results/e2e.json',
}

/** Sets the path of the browser for the later stages. */
const browser: Stage = {
  name: 'browser',
  async run() {
    process.env['CHROMIUM_PATH'] = findOrInstallChromium()
    return { hasPassed: true, output: '', passed: 0, failed: 0 }
  },
}

const storybookStage = commandStage('storybook', [storybookBuild])

/** Builds the Storybook for the stage `stories`. */
const storybook: Stage = {
  ...storybookStage,
  async run() {
    const result = await storybookStage.run()
    process.env['STORYBOOK_IS_BUILT'] = String(result.hasPassed)
    return result
  },
}

/** Tests the build behind nginx. Runs only on machines with nginx. */
const deploy = commandStage('deploy', [['playwright', 'test', '--config', 'tests/deploy/playwright.config.ts']], {
  needs: ['browser', 'build'],
  countTests: () => playwrightCounts(reports.deploy),
})

/** Runs only on machines with Firefox. */
const firefox = commandStage('firefox', [['playwright', 'test', '--config', 'tests/firefox/playwright.config.ts']], {
  needs: ['build'],
  countTests: () => playwrightCounts(reports.firefox),
})

/** The stages of `npm test`, in order. */
export const stages: readonly Stage[] = [
  browser,
  commandStage('lint', [
    ['oxlint'],
    ['depcruise', '--config', '.dependency-cruiser.mjs', 'packages', 'scripts', 'tests'],
    ['node', 'tests/tools/phrases.ts'],
  ]),
  commandStage('format', [['oxfmt', '--check']]),
  // Other stages use the second core. Several checkers would check the same types several times.
  commandStage('types', [['tsc', '--checkers', '1']]),
  commandStage('openapi', [['npm', 'run', '--silent', 'openapi', '--', '--check']]),
  commandStage('unused', [['knip'], ['knip', '--production', '--workspace', 'packages/simulator']]),
  storybook,
  commandStage(
    'unit',
    [['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${reports.unit}`]],
    {
      countTests: () => jestCounts(reports.unit),
    },
  ),
  commandStage('package', [['node', 'scripts/package.ts']]),
  commandStage('build', [['node', 'scripts/build.ts']]),
  commandStage('stories', [['node', 'scripts/testStories.ts', `--outputFile=${reports.stories}`]], {
    needs: ['browser', 'storybook'],
    countTests: () => jestCounts(reports.stories),
  }),
  commandStage('bench', [['node', 'scripts/bench.ts', '--quick']], { needs: ['browser', 'build'] }),
  commandStage('e2e', [['playwright', 'test']], {
    needs: ['browser', 'build'],
    countTests: () => playwrightCounts(reports.e2e),
  }),
  ...(findFirefox() ? [firefox] : []),
  ...(hasNginx() ? [deploy] : []),
]
