import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { manifestPath } from '../../scripts/build/hiddenFiles.ts'

interface ManifestChunk {
  readonly file: string
  /** The name of the chunk's main module, for a chunk that several modules load. */
  readonly name?: string
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
}

/** The files that a page with these modules loads, such as `assets/index-abc.js`. Needs a build. */
export function countedChunks(modules: readonly string[]): ReadonlySet<string> {
  const manifest: Readonly<Record<string, ManifestChunk>> = JSON.parse(
    readFileSync(manifestPath(join(import.meta.dirname, '../..')), 'utf8'),
  )
  const files = new Set<string>()
  const take = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    for (const imported of chunk.imports ?? []) take(imported)
  }
  for (const [key, { isEntry, name }] of Object.entries(manifest)) {
    const paths = [`/app/${key}`, `/${name}.tsx`]
    if (isEntry || modules.some((module) => paths.some((path) => path.endsWith(module)))) take(key)
  }
  return files
}
