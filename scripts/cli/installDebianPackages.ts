import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * Tries to install packages on Debian, as root. The caller must check that the program exists.
 * @param flags for `apt-get install`
 */
export function installDebianPackages(names: readonly string[], flags: readonly string[] = []): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
  spawnSync('apt-get', ['update'], quiet)
  spawnSync('apt-get', ['install', '-y', ...flags, ...names], quiet)
}
