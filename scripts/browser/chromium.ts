import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'
import { PlainError } from '../cli/plainError.ts'

/**
 * Chromium reads only the last list of disabled features, so this one repeats Playwright's own. The omnibox popups are
 * two hidden pages in each window, which take as long as the product's page.
 */
const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
]

/** For a browser in a container: no sandbox as root, no GPU, and nothing of its own over the network. */
export const chromiumFlags: string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${disabledFeatures.join(',')}`,
]

/** The headless shell first: it has no windows to draw, and takes half the time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome.exe',
  'msedge.exe',
]

const installedApps = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/** The Chromium for tests: `CHROMIUM_PATH`, the PATH, an installed Chrome, Playwright's own; or undefined. */
export function findChromium({ CHROMIUM_PATH, PATH = '' }: NodeJS.ProcessEnv = process.env): string | undefined {
  if (CHROMIUM_PATH) {
    if (existsSync(CHROMIUM_PATH)) return CHROMIUM_PATH
    throw new PlainError(
      `CHROMIUM_PATH names ${CHROMIUM_PATH}, which does not exist: correct it, or unset it to let a browser be found.`,
    )
  }
  const onPath = PATH.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))
  return [...onPath, ...installedApps, chromium.executablePath()].find((path) => existsSync(path))
}

/** Finds a Chromium or installs one: Debian's as root, else Playwright's. Throws a `PlainError` if neither works. */
export function findOrInstallChromium(): string {
  const found = findChromium()
  if (found) return found
  console.log('No Chromium found: installing one.')
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
    spawnSync('apt-get', ['update'], quiet)
    spawnSync('apt-get', ['install', '-y', 'chromium-headless-shell'], quiet)
  }
  if (!findChromium())
    spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'ignore', shell: process.platform === 'win32' })
  const installed = findChromium()
  if (installed) return installed
  throw new PlainError(
    'No Chromium could be found or installed: install Chromium or Chrome, or name one with CHROMIUM_PATH, and try again.',
  )
}
