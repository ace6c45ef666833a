// `npm run test:deploy` runs the tests in tests/deploy. nginx serves the build, and the simulator is the backend.
import { findOrInstallChromium } from './browser/chromium.ts'
import { installDebianPackages } from './cli/installDebianPackages.ts'
import { main, PlainError } from './cli/plainError.ts'
import { runTool } from './cli/runTool.ts'
import { hasNginx, nginxPackages } from './server/nginx.ts'

await main(async () => {
  if (!hasNginx()) installDebianPackages(nginxPackages, ['--no-install-recommends'])
  if (!hasNginx()) throw new PlainError(`nginx is missing: install ${nginxPackages.join(', ')} and try again.`)
  process.env['CHROMIUM_PATH'] = findOrInstallChromium()
  await runTool('playwright', ['test', '--config', 'tests/deploy/playwright.config.ts'])
})
