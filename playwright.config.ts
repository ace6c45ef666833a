import { defineConfig } from '@playwright/test'
import { chromiumFlags, findChromium, ignoredFlags } from './scripts/browser/chromium.ts'

const executablePath = findChromium()

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  // A test spends a third of its time waiting, so three workers use two cores fully.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // The limit is only for tests that hang. It is long, because a test takes four times as long on a slow machine.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'UTC',
    // With reduced motion, closed elements disappear at once, and colours have their final value. Stories test motion.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace slows every test down. Use `--trace on` to debug a failure.
    trace: 'off',
    launchOptions: {
      args: chromiumFlags,
      ignoreDefaultArgs: ignoredFlags,
      ...(executablePath ? { executablePath } : {}),
    },
  },
})
