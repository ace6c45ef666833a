import { defineConfig } from '@playwright/test'
import { chromiumFlags, findChromium, ignoredFlags } from '../../scripts/browser/chromium.ts'

const executablePath = findChromium()

export default defineConfig({
  testDir: '.',
  testMatch: '*.deploy.ts',
  outputDir: '../../test-results/deploy',
  workers: 1,
  retries: 0,
  // This timeout ends only tests that hang.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '../../test-results/deploy.json' }]],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'UTC',
    ignoreHTTPSErrors: true,
    launchOptions: {
      args: chromiumFlags,
      ignoreDefaultArgs: ignoredFlags,
      ...(executablePath ? { executablePath } : {}),
    },
  },
})
