// `npm run test:monkey`: ten random users with 1,000 steps each, in Chromium. Needs a build.
import { findOrInstallChromium } from './browser/chromium.ts'
import { main } from './cli/plainError.ts'
import { runTool } from './cli/runTool.ts'

await main(async () => {
  process.env['CHROMIUM_PATH'] = findOrInstallChromium()
  process.env['MONKEY'] = 'all'
  await runTool('playwright', ['test', 'tests/e2e/monkey.e2e.ts'])
})
