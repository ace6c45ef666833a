import { defineConfig } from '@playwright/test'

// Playwright can only control its patched Firefox, so Puppeteer controls the installed Firefox.
export default defineConfig({
  testDir: '.',
  testMatch: '*.firefox.ts',
  outputDir: '../../test-results/firefox',
  workers: 1,
  retries: 0,
  // The limit only ends tests that hang.
  timeout: 180_000,
  reporter: [['list'], ['json', { outputFile: '../../test-results/firefox.json' }]],
})
