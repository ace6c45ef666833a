// `npm run test:deploy`: serves dist/ with deploy/start.sh on 127.0.0.1, with the simulator as its backend, and runs
// tests/deploy. Installs nginx on Debian if it is missing. Needs a build.
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
