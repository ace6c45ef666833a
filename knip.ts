import { dirname } from 'node:path'
import { type KnipConfig } from 'knip'

/** Parts of the components that no screen uses yet, by file name. The first screen takes one off the list. */
const upcomingParts = [
  // sequences
  'sequences/ChatPreview/ChatPreview.tsx',
  'sequences/DelayEditor/DelayEditor.tsx',
  'sequences/editHistory/useEditHistory.ts',
  'sequences/MessageStepEditor/MessageStepEditor.tsx',
  'sequences/MessageStepList/MessageStepList.tsx',
  'sequences/PromptEditor/PromptEditor.tsx',
  'sequences/StepsRail/StepsRail.tsx',
  'foundations/LabelledSwitch/LabelledSwitch.tsx',
  // calls
  'data/CallStatusSelect/CallStatusSelect.tsx',
  // profiles
  'scheduling/ScheduleEditor/ScheduleEditor.tsx',
  'scheduling/TimeZonePicker/TimeZonePicker.tsx',
  // buying, help
  'foundations/CopyButton/CopyButton.tsx',
  'foundations/LoadingScreen/LoadingScreen.tsx',
]

const upcomingIssues = Object.fromEntries(
  upcomingParts
    .flatMap((file) => [file, `${dirname(file)}/index.ts`])
    .map((file) => [`packages/components/src/${file}`, ['exports' as const]]),
)

/** `knip --production` finds what only tests and stories use. */
const config = ({ production = false }): KnipConfig => ({
  // A name that is exported for readers, beside the function whose signature it explains, is not dead. Nor, in
  // production, one that a test imports.
  ignoreExportsUsedInFile: production || { interface: true, type: true },
  ignoreIssues: {
    ...upcomingIssues,
    // The bench loads the plot before it measures.
    'packages/components/src/charts/TimeSeriesChart/useTimeSeriesPlot.ts': ['exports'],
    // For tests only.
    ...(production ? { 'packages/contract/testing/*.ts': ['exports' as const] } : {}),
  },
  ignoreBinaries: ['apt-get'],
  // Started by name, in scripts/chromatic.ts and scripts/package.ts.
  ignoreDependencies: ['chromatic', 'publint', '@arethetypeswrong/cli'],
  workspaces: {
    '.': {
      entry: [
        'scripts/*.{ts,mjs}',
        'scripts/build/styleRecorder.ts!',
        'scripts/lint/comingScreens.ts!',
        'tests/bench/*.bench.ts',
        'tests/bench/pages/*.tsx',
        'tests/consumer/main.tsx',
        'tests/e2e/*.e2e.ts',
        '.storybook/test-runner*',
      ],
      project: ['scripts/**', 'tests/**', '!tests/bench/peers/**', '.storybook/**/*.{ts,tsx}', '*.ts'],
    },
    'packages/contract': {
      entry: ['scripts/*.ts!', 'testing/*.ts'],
      // Its index passes on everything, so that an unused export shows only at its importers.
      includeEntryExports: true,
      project: ['src/**!', '!src/**/*.test.ts!', 'scripts/**!', 'testing/**', '!testing/**!'],
    },
    'packages/components': {
      entry: ['src/**/*.{test,stories,fixtures}.{ts,tsx}'],
      project: [
        'src/**/*.{ts,tsx}!',
        '!src/**/*.{test,stories,fixtures}.{ts,tsx}!',
        // Pages of Storybook.
        '!src/{welcome/**,theme/ThemeSheet.*,theme/contrast.ts}!',
      ],
      includeEntryExports: production,
    },
    // `knip --production` also finds exports that only tests use.
    'packages/simulator': {
      entry: ['src/hosts/browser/simulatorWorker.ts!', 'vite/stubMswInWorker.ts!', 'src/**/*.test.ts'],
      project: ['src/**/*.ts!', '!src/**/*.{test,fixtures}.ts!', 'vite/**!'],
    },
    'packages/app': { entry: ['src/preload.ts!'], project: ['src/**!', '!src/**/*.{test,fixtures}.{ts,tsx}!'] },
  },
})

export default config
