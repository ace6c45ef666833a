import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, renameSync, statfsSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import { chromium } from 'playwright-core'
import { installDebianPackages } from '../cli/installDebianPackages.ts'
import { PlainError } from '../cli/plainError.ts'

/**
 * Chromium reads only the last `--disable-features` flag, so this list repeats Playwright's entries. The last three
 * entries are additional, and save time.
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
  'SpareRendererForSitePerProcess',
]

/** For a browser in a container: root cannot use the sandbox, and the GPU and background requests are not needed. */
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

const sharedMemory = '/dev/shm'

/** Together, the browsers of all workers need this much free shared memory. Containers often have only 64 MB. */
const leastSharedBytes = 2 ** 30

function isSharedMemoryLarge(): boolean {
  if (!existsSync(sharedMemory)) return false
  const { bavail, bsize } = statfsSync(sharedMemory)
  return bavail * bsize >= leastSharedBytes
}

/** Playwright's flags to leave out. `--disable-dev-shm-usage` avoids shared memory, but makes pages a sixth slower. */
export const ignoredFlags: string[] = isSharedMemoryLarge() ? ['--disable-dev-shm-usage'] : []

/** The headless shell comes first, because it starts twice as fast. */
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

/** The Chromium for tests: `CHROMIUM_PATH`, the PATH, an installed Chrome, Playwright's browser, or undefined. */
export function findChromium({ CHROMIUM_PATH, PATH = '' }: NodeJS.ProcessEnv = process.env): string | undefined {
  if (CHROMIUM_PATH) {
    if (existsSync(CHROMIUM_PATH)) return CHROMIUM_PATH
    throw new PlainError(
      `CHROMIUM_PATH names ${CHROMIUM_PATH}, which does not exist: correct it, or unset it to search for a browser.`,
    )
  }
  const onPath = PATH.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))
  return [...onPath, ...installedApps, chromium.executablePath()].find((path) => existsSync(path))
}

/** The headless shell of `@sparticuz/chromium`, unpacked on first use. Undefined if it does not run on this machine. */
function packedChromium(): string | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const packed = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '../bin/chromium.br')
  const path = join(dirname(packed), 'chromium')
  if (!existsSync(path)) {
    // Two commands may unpack the file at the same time.
    const partPath = `${path}.${process.pid}`
    writeFileSync(partPath, brotliDecompressSync(readFileSync(packed)), { mode: 0o755 })
    renameSync(partPath, path)
  }
  return spawnSync(path, ['--version']).status === 0 ? path : undefined
}

/**
 * The Chromium of `CHROMIUM_PATH`, otherwise the packed Chromium, an existing Chromium, or a newly installed Chromium
 * (as root from Debian, otherwise from Playwright). Throws a `PlainError` if all of them fail.
 */
export function findOrInstallChromium(): string {
  const found = (process.env['CHROMIUM_PATH'] ? undefined : packedChromium()) ?? findChromium()
  if (found) return found
  console.log('No Chromium found: installing one.')
  installDebianPackages(['chromium-headless-shell'])
  if (!findChromium())
    spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'ignore', shell: process.platform === 'win32' })
  const installed = findChromium()
  if (installed) return installed
  throw new PlainError(
    'No Chromium could be found or installed: install Chromium or Chrome, or set CHROMIUM_PATH, and try again.',
  )
}
