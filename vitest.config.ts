import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

// Dates print the same on every machine. A test that needs another time zone sets that zone.
process.env['TZ'] = 'UTC'

/** Tests that need a DOM: of components, of hooks (`use…`), and of code that uses the window (`*.dom.test.ts`). */
const rendered = [
  'packages/*/src/**/*.test.tsx',
  'packages/*/src/**/*.dom.test.ts',
  'packages/{app,components}/src/**/use[A-Z]*.test.ts',
]

const shared = {
  // A worker evaluates each module only once, for all test files of the worker. This halves the time of a run.
  isolate: false,
  unstubGlobals: true,
  unstubEnvs: true,
  // These limits only stop a test that hangs. They are long enough for slow machines.
  testTimeout: 180_000,
  hookTimeout: 180_000,
}

export const projects = [
  {
    test: {
      // Projects run in the order of their names. The longest tests, which start commands, come first.
      name: 'commands',
      environment: 'node',
      ...shared,
      setupFiles: ['tests/support/restore.setup.ts', 'tests/support/temporaryTree.setup.ts'],
      include: ['tests/tools/**/*.test.ts'],
    },
  },
  {
    test: {
      name: 'node',
      environment: 'node',
      ...shared,
      setupFiles: ['tests/support/restore.setup.ts'],
      include: ['packages/*/src/**/*.test.ts'],
      exclude: ['**/node_modules/**', ...rendered],
    },
  },
  {
    plugins: [react()],
    test: {
      name: 'jsdom',
      environment: 'jsdom',
      ...shared,
      include: rendered,
      setupFiles: ['tests/support/restore.setup.ts', 'tests/support/jsdom.setup.ts'],
    },
  },
]

export default defineConfig({
  test: {
    // More than two workers would only wait for each other on small machines.
    maxWorkers: 2,
    coverage: { provider: 'v8', include: ['packages/*/src/**'] },
    projects,
  },
})
