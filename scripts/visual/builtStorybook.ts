import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { PlainError } from '../cli/plainError.ts'

export function buildStorybook(tree: string, folder: string): void {
  const { status, stdout, stderr } = spawnSync(
    'storybook',
    ['build', '--quiet', '--disable-telemetry', '--output-dir', folder],
    {
      cwd: tree,
      encoding: 'utf8',
      shell: process.platform === 'win32',
      env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
    },
  )
  if (status !== 0) throw new PlainError(`${stdout}${stderr}\nStorybook could not be built in ${tree}: see above.`)
}

export function commitOf(root: string, ref: string): string {
  const { status, stdout } = git(root, ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`])
  if (status !== 0) throw new PlainError(`"${ref}" names no commit: give a branch, a tag or a hash with --ref.`)
  return stdout.trim()
}

/** Writes a commit's files into a folder. `hasOtherPackages`: the lock files of the commit and of `root` differ. */
export function checkOut(root: string, commit: string, folder: string): { readonly hasOtherPackages: boolean } {
  mkdirSync(folder, { recursive: true })
  const archive = `${folder}.tar`
  const written = git(root, ['archive', '--format=tar', '--output', archive, commit])
  const unpacked = spawnSync('tar', ['-xf', archive, '-C', folder], { encoding: 'utf8' })
  if (written.status !== 0 || unpacked.status !== 0) throw new PlainError(`${written.stderr}${unpacked.stderr}`.trim())
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  const lock = (tree: string) => readFileSync(join(tree, 'package-lock.json'), 'utf8')
  return { hasOtherPackages: lock(root) !== lock(folder) }
}

function git(root: string, args: readonly string[]) {
  return spawnSync('git', args, { cwd: root, encoding: 'utf8' })
}
