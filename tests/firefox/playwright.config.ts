import { defineConfig } from '@playwright/test'

// Playwright drives only its patched Firefox, so the tests drive an installed one with Puppeteer.
export default defineConfig({
  testDir: '.',
  testMatch: '*.firefox.ts',
  outputDir: '../../test-results/firefox',
  workers: 1,
  retries: 0,
  // The limit only stops hanging tests.
  timeout: 180_000,
  reporter: [['list'], ['json', { outputFile: '../../test-results/firefox.json' }]],
})
