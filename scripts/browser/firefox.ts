import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = ['firefox', 'firefox-esr']

const installedApps = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  String.raw`C:\Program Files\Mozilla Firefox\firefox.exe`,
]

/**
 * The path of an installed Firefox, or undefined. Looks at `FIREFOX_PATH` first, then in the folders of `PATH`, then at
 * the usual paths of the operating system.
 */
export function findFirefox({ FIREFOX_PATH, PATH = '' }: NodeJS.ProcessEnv = process.env): string | undefined {
  const onPath = PATH.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))
  return [...(FIREFOX_PATH ? [FIREFOX_PATH] : []), ...onPath, ...installedApps].find((path) => existsSync(path))
}
