import { gzipSync } from 'node:zlib'

/** The part of a built chunk that the checks use. */
export interface Chunk {
  readonly fileName: string
  readonly code: string
  readonly isEntry: boolean
  /** The module of the chunk: an entry, or the target of a dynamic import. */
  readonly facadeModuleId: string | null
  readonly moduleIds: readonly string[]
  /** For each module, the length of its code in the chunk, before minification. */
  readonly modules: Readonly<Record<string, { readonly renderedLength: number }>>
  /** Files of the imported chunks. */
  readonly imports: readonly string[]
}

/** Matches code that only a demo, a test or a development server may load. */
const simulated = /\/packages\/simulator\/|\/node_modules\/(?:msw|@mswjs|hono|@hono)\//

/** The entries, the chunk of each given module, and all chunks that these import. */
export function loadedChunks(chunks: readonly Chunk[], modules: readonly string[]): readonly Chunk[] {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const loaded = new Set<Chunk>()
  const load = (chunk: Chunk) => {
    if (loaded.has(chunk)) return
    loaded.add(chunk)
    for (const file of chunk.imports) {
      const imported = byFile.get(file)
      if (imported) load(imported)
    }
  }
  for (const entry of chunks.filter(({ isEntry }) => isEntry)) load(entry)
  for (const module of modules) {
    const holder =
      chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module)) ??
      chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))
    if (!holder) throw new Error(`No chunk holds ${module}. Change its path in scripts/build/budgets.ts or pages.ts.`)
    load(holder)
  }
  return [...loaded]
}

/**
 * Lists the names in `modulesByName` for each chunk. A chunk gets a name if one of the name's modules loads the chunk.
 * Omits the chunks that every page loads.
 */
export function chunkLoaders(
  chunks: readonly Chunk[],
  modulesByName: Readonly<Record<string, readonly string[]>>,
): ReadonlyMap<Chunk, readonly string[]> {
  const atOnce = new Set(loadedChunks(chunks, []))
  const loaders = new Map<Chunk, string[]>()
  for (const [name, modules] of Object.entries(modulesByName))
    for (const chunk of loadedChunks(chunks, modules))
      if (!atOnce.has(chunk)) loaders.set(chunk, [...(loaders.get(chunk) ?? []), name])
  return loaders
}

/** Modules of the simulator, msw and hono that every page of the production build loads. The list must be empty. */
export function simulatedModules(chunks: readonly Chunk[]): readonly string[] {
  return loadedChunks(chunks, []).flatMap(({ fileName, moduleIds }) =>
    moduleIds.filter((id) => simulated.test(id)).map((id) => `${fileName} holds ${id}`),
  )
}

/** A kilobyte is 1000 bytes. */
export function gzipKilobytes(chunks: readonly Chunk[]): number {
  return chunks.reduce((sum, { code }) => sum + gzipSync(code).length, 0) / 1000
}

/** The packages and folders with the most code, and their shares of the code before minification. */
export function heaviestParts(chunks: readonly Chunk[], count: number): readonly string[] {
  const lengths = new Map<string, number>()
  for (const [id, { renderedLength }] of chunks.flatMap(({ modules }) => Object.entries(modules))) {
    const part = partOf(id)
    lengths.set(part, (lengths.get(part) ?? 0) + renderedLength)
  }
  const total = [...lengths.values()].reduce((sum, length) => sum + length, 0)
  return [...lengths]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, count)
    .map(([part, length]) => `${part} ${((length / total) * 100).toFixed(1)} %`)
}

function partOf(id: string): string {
  const inPackage = id.split('/node_modules/').at(-1) ?? ''
  if (inPackage !== id)
    return inPackage
      .split('/')
      .slice(0, inPackage.startsWith('@') ? 2 : 1)
      .join('/')
  return /packages\/([^/]+\/src\/[^/]+)/.exec(id)?.[1] ?? 'the rest'
}
