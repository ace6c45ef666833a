import { build, type InlineConfig, mergeConfig, type Rolldown } from 'vite'
import { type Chunk, chunkLoaders, gzipKilobytes } from './bundle.ts'
import { lists, pages, parts } from './pages.ts'

/** Builds the app without joined chunks. The chunks of this build show which modules a page needs. */
async function ownChunks(config: InlineConfig): Promise<readonly Chunk[]> {
  const built = await build(
    mergeConfig(config, {
      configFile: false,
      logLevel: 'silent',
      // Pages do not include the simulator.
      build: {
        write: false,
        minify: false,
        copyPublicDir: false,
        rolldownOptions: { external: /^@tandem\/simulator/ },
      },
    } satisfies InlineConfig),
  )
  return [built]
    .flat()
    .flatMap((result) => ('output' in result ? result.output : []))
    .filter((output): output is Rolldown.OutputChunk => output.type === 'chunk')
}

/** A chunk of at least this size is joined only if every page loads the chunk, or to avoid a cycle. */
const leastKilobytes = 5

const isEverywhere = (loading: readonly string[]): boolean => Object.keys(pages).every((name) => loading.includes(name))

/**
 * Returns the name of a joined chunk. `loading`: the names of the pages and parts that load it. A joined chunk can
 * contain small modules that a page does not need, because one more request costs as much time as 6 kB on slow 4G.
 */
function chunkName(loading: readonly string[]): string {
  if (isEverywhere(loading)) return 'everywhere'
  const others = loading.filter((name) => Object.hasOwn(pages, name) && !lists.includes(name))
  const listNames = loading.filter((name) => lists.includes(name))
  const part = Object.keys(parts).find((name) => loading.includes(name))
  return [...others, ...(listNames.length > 1 ? ['lists'] : listNames), part ?? 'page'].join('-').replaceAll('*', 'any')
}

/** Returns the names of all chunks that the chunk `name` loads, if all chunks with the same name are joined. */
function reachedFrom(name: string, chunks: readonly Chunk[], nameOf: (chunk: Chunk) => string): ReadonlySet<string> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const members = Map.groupBy(chunks, nameOf)
  const importsOf = (of: string) =>
    (members.get(of) ?? []).flatMap(({ imports }) => imports.flatMap((file) => byFile.get(file) ?? [])).map(nameOf)
  const reached = new Set(importsOf(name))
  // The loop also visits names that are added during the loop.
  for (const each of reached) for (const next of importsOf(each)) reached.add(next)
  return reached
}

/**
 * Joins small modules into one chunk if the same pages load them. Without joined chunks, a page with a list loads
 * more than a hundred files.
 * @param config the configuration of a build of the app, without the returned group
 */
export async function pageChunks(config: InlineConfig): Promise<Rolldown.CodeSplittingGroup> {
  const chunks = await ownChunks(config)
  const joined = new Map<Chunk, string>()
  const apart = new Map<Chunk, string>()
  for (const [chunk, loading] of chunkLoaders(chunks, { ...pages, ...parts })) {
    if (loading.every((name) => Object.hasOwn(parts, name))) continue
    const isApart =
      chunk.facadeModuleId !== null || (!isEverywhere(loading) && gzipKilobytes([chunk]) >= leastKilobytes)
    ;(isApart ? apart : joined).set(chunk, chunkName(loading))
  }
  // If a separate chunk and a joined chunk load each other, they make a cycle. So the separate chunk is joined, too.
  const nameOf = (chunk: Chunk) => joined.get(chunk) ?? chunk.fileName
  for (const [chunk, name] of apart) {
    const isBetween =
      reachedFrom(chunk.fileName, chunks, nameOf).has(name) && reachedFrom(name, chunks, nameOf).has(chunk.fileName)
    if (isBetween) joined.set(chunk, name)
  }

  const names = new Map([...joined].flatMap(([{ moduleIds }, name]) => moduleIds.map((id) => [id, name] as const)))
  return { debugName: 'pages', includeDependenciesRecursively: false, name: (id) => names.get(id) ?? null }
}
