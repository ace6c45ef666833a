// `npm run test:firefox`: runs tests/firefox in an installed Firefox. Installs one on Debian if it is missing. Needs a
// build.
import { spawnSync } from 'node:child_process'
import { findFirefox } from './browser/firefox.ts'
import { main, PlainError } from './cli/plainError.ts'
import { runTool } from './cli/runTool.ts'

await main(async () => {
  if (!findFirefox() && process.getuid?.() === 0) {
    const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
    spawnSync('apt-get', ['update'], quiet)
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'firefox-esr'], quiet)
  }
  if (!findFirefox())
    throw new PlainError('Firefox is missing: install it, or name it with FIREFOX_PATH, and try again.')
  await runTool('playwright', ['test', '--config', 'tests/firefox/playwright.config.ts'])
})
