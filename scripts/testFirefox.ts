// `npm run test:firefox`: runs tests/firefox on the build. Tries to install Firefox if Firefox is missing.
import { findFirefox } from './browser/firefox.ts'
import { installDebianPackages } from './cli/installDebianPackages.ts'
import { main, PlainError } from './cli/plainError.ts'
import { runTool } from './cli/runTool.ts'

await main(async () => {
  if (!findFirefox()) installDebianPackages(['firefox-esr'], ['--no-install-recommends'])
  if (!findFirefox())
    throw new PlainError('Firefox is missing: install it, or set FIREFOX_PATH to its program, and try again.')
  await runTool('playwright', ['test', '--config', 'tests/firefox/playwright.config.ts'])
})
