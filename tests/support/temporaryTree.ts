import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** Files by path, relative to the tree: a text, or `{link}` to another path of the tree. */
export type TreeFiles = Readonly<Record<string, string | { readonly link: string }>>

/** Writes files into a new folder outside the repository, so that no real check ever sees them. Disposed of, it is removed. */
export function temporaryTree(files: TreeFiles) {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'tandem-')))
  for (const [path, content] of Object.entries(files)) {
    const absolute = join(root, path)
    mkdirSync(dirname(absolute), { recursive: true })
    if (typeof content === 'string') writeFileSync(absolute, content)
    else symlinkSync(join(root, content.link), absolute, 'junction')
  }
  return { root, [Symbol.dispose]: () => rmSync(root, { recursive: true, force: true }) }
}
