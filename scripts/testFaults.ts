// `npm run test:faults`: each screen and each form with each fault of a call, in Chromium. Needs a build.
import { findOrInstallChromium } from './browser/chromium.ts'
import { main } from './cli/plainError.ts'
import { runTool } from './cli/runTool.ts'

await main(async () => {
  process.env['CHROMIUM_PATH'] = findOrInstallChromium()
  process.env['FAULTS'] = 'all'
  await runTool('playwright', ['test', 'tests/e2e/faults.e2e.ts'])
})
