import { type KnipConfig } from 'knip'

const config: KnipConfig = {
  // A name that is exported for readers, beside the function whose signature it explains, is not dead.
  ignoreExportsUsedInFile: { interface: true, type: true },
  ignoreBinaries: ['apt-get'],
  // Started by name, in scripts/chromatic.ts and scripts/package.ts.
  ignoreDependencies: ['chromatic', 'publint', '@arethetypeswrong/cli'],
  workspaces: {
    '.': {
      entry: [
        'scripts/*.{ts,mjs}',
        'scripts/build/styleRecorder.ts!',
        'tests/bench/*.bench.ts',
        'tests/bench/pages/*.tsx',
        'tests/consumer/main.tsx',
        'tests/e2e/*.e2e.ts',
        '.storybook/test-runner*',
      ],
      project: ['scripts/**', 'tests/**', '!tests/bench/peers/**', '.storybook/**/*.{ts,tsx}', '*.ts'],
    },
    'packages/contract': { entry: ['scripts/*.ts', 'testing/*.ts'], project: ['src/**', 'scripts/**', 'testing/**'] },
    'packages/components': { project: ['src/**'] },
    // `knip --production` also finds exports that only tests use.
    'packages/simulator': {
      entry: ['src/hosts/browser/simulatorWorker.ts!', 'vite/stubMswInWorker.ts!', 'src/**/*.test.ts'],
      project: ['src/**/*.ts!', '!src/**/*.{test,fixtures}.ts!', 'vite/**!'],
    },
    'packages/app': { project: ['src/**'] },
  },
}

export default config
