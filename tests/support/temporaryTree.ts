import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** Files by path, relative to the tree: a text, or `{link}` to another path of the tree. */
export type TreeFiles = Readonly<Record<string, string | { readonly link: string }>>

const roots: string[] = []

/** Removes the trees written so far. */
export function removeTemporaryTrees(): void {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true, force: true })
}

/** Writes files into a new folder outside the repository, removed after the file's tests. Returns its path. */
export function temporaryTree(files: TreeFiles): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'tandem-')))
  roots.push(root)
  for (const [path, content] of Object.entries(files)) {
    const absolute = join(root, path)
    mkdirSync(dirname(absolute), { recursive: true })
    if (typeof content === 'string') writeFileSync(absolute, content)
    else symlinkSync(join(root, content.link), absolute, 'junction')
  }
  return root
}
