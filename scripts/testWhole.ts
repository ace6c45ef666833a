// `npm run test:faults` and `npm run test:monkey` use this script to run all cases of an end-to-end test. `npm test`
// runs only some of these cases. The script needs a build.
import { findOrInstallChromium } from './browser/chromium.ts'
import { main } from './cli/plainError.ts'
import { runTool } from './cli/runTool.ts'

await main(async () => {
  process.env['CHROMIUM_PATH'] = findOrInstallChromium()
  process.env['WHOLE'] = 'true'
  await runTool('playwright', ['test', ...process.argv.slice(2)])
})
