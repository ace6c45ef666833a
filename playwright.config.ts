import { defineConfig } from '@playwright/test'
import { chromiumFlags, findChromium } from './scripts/browser/chromium.ts'

const executablePath = findChromium()

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // A journey waits for a third of its time: three keep two cores busy.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // Limits only stop what hangs: a slow machine takes four times as long as an idle one.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'UTC',
    // What is closed is gone at once, and a colour is what it will be: what moves is looked at in the stories.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace slows every test down: look at a failure with `--trace on`.
    trace: 'off',
    launchOptions: { args: chromiumFlags, ...(executablePath ? { executablePath } : {}) },
  },
})
