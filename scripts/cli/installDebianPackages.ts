import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * Tries to install Debian packages if the user is root and `apt-get` exists. Reports no failure: the caller must check
 * that the packages are installed.
 * @param flags for `apt-get install`
 */
export function installDebianPackages(names: readonly string[], flags: readonly string[] = []): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
  spawnSync('apt-get', ['update'], quiet)
  spawnSync('apt-get', ['install', '-y', ...flags, ...names], quiet)
}
