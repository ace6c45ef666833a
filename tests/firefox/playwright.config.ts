import { defineConfig } from '@playwright/test'

// The tests control the installed Firefox with Puppeteer, because Playwright can control only a patched Firefox.
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
