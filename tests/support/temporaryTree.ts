import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** Files by path. A value is a text, or a `{link}` to another path of the tree. */
export type TreeFiles = Readonly<Record<string, string | { readonly link: string }>>

const roots: string[] = []

export function removeTemporaryTrees(): void {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true, force: true })
}

/** Writes files into a new folder. `temporaryTree.setup.ts` removes the folder after the last test of the test file. */
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
