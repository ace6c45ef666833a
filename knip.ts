import { type KnipConfig } from 'knip'

/** `knip --production` finds exports that only tests and stories use. */
const config = ({ production = false }): KnipConfig => ({
  // An exported type counts as used if its own file uses it, for example in the signature of a function. With
  // `--production`, knip does not see tests. An export that its own file uses counts as used: a test may use it.
  ignoreExportsUsedInFile: production || { interface: true, type: true },
  ignoreIssues: {
    // A benchmark imports the function that loads the plot.
    'packages/components/src/charts/TimeSeriesChart/useTimeSeriesPlot.ts': ['exports'],
    // Only tests import these files.
    ...(production ? { 'packages/contract/testing/*.ts': ['exports' as const] } : {}),
  },
  ignoreBinaries: ['apt-get'],
  ignoreDependencies: [
    // Imported in inter.css.
    '@fontsource-variable/inter',
    // Started by name, in scripts/chromatic.ts and scripts/package.ts.
    'chromatic',
    'publint',
    '@arethetypeswrong/cli',
    // Started by name, in scripts/mutation.ts.
    '@stryker-mutator/core',
    '@stryker-mutator/vitest-runner',
    // Bundled by name for development, in vite.config.ts.
    'msw',
  ],
  workspaces: {
    '.': {
      entry: [
        'scripts/*.{ts,mjs}',
        'scripts/build/styleRecorder.ts!',
        'tests/bench/*.bench.ts',
        'tests/bench/pages/*.tsx',
        'tests/consumer/main.tsx',
        'tests/mutation/vitest.config.ts',
        'tests/e2e/*.e2e.ts',
        'tests/deploy/{playwright.config,*.deploy}.ts',
        'tests/firefox/{playwright.config,*.firefox}.ts',
        '.storybook/test-runner*',
        'vite.config.ts',
      ],
      // Knip must not run vite.config.ts, because this would build the app six times.
      vite: { config: [] },
      project: ['scripts/**', 'tests/**', '!tests/bench/peers/**', '.storybook/**/*.{ts,tsx}', '*.ts'],
    },
    'packages/contract': {
      entry: ['scripts/*.ts!', 'testing/*.ts'],
      // The index of this package exports every module. With this option, knip still reports exports that no file uses.
      includeEntryExports: true,
      project: ['src/**!', '!src/**/*.test.ts!', 'scripts/**!', 'testing/**', '!testing/**!'],
    },
    'packages/components': {
      entry: ['src/**/*.{test,stories,fixtures}.{ts,tsx}', 'guides/readmeSection.ts'],
      project: [
        'src/**/*.{ts,tsx}!',
        '!src/**/*.{test,stories,fixtures}.{ts,tsx}!',
        // Pages of Storybook.
        '!src/{welcome/**,theme/ThemeSheet.*,theme/contrast.ts}!',
      ],
      includeEntryExports: production,
    },
    'packages/simulator': {
      entry: ['src/hosts/browser/simulatorWorker.ts!', 'vite/stubMswInWorker.ts!', 'src/**/*.test.ts'],
      project: ['src/**/*.ts!', '!src/**/*.{test,fixtures}.ts!', 'vite/**!'],
    },
    'packages/app': {
      entry: ['src/importCode.ts!', 'src/preload.ts!'],
      project: ['src/**!', '!src/**/*.{test,fixtures}.{ts,tsx}!'],
    },
  },
})

export default config
