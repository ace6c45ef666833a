import { defineConfig } from '@playwright/test'

// Puppeteer controls the installed Firefox. Playwright can only control a patched Firefox.
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
