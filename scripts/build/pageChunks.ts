import { build, type InlineConfig, mergeConfig, type Rolldown } from 'vite'
import { type Chunk, chunkLoaders, gzipKilobytes } from './bundle.ts'
import { lists, pages, parts } from './pages.ts'

/** The chunks that the bundler makes if no groups are set. Only these show which modules a page really needs. */
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

/**
 * Chunks of at least this size are joined only if every page loads them. Otherwise code that needs one of them would
 * also load the others.
 */
const leastKilobytes = 5

/** True if every page loads a chunk, so that it can be joined with other such chunks. */
const isEverywhere = (loading: readonly string[]): boolean => Object.keys(pages).every((name) => loading.includes(name))

/**
 * The name of the chunk for the modules that some pages and parts load. On slow 4G a request costs as much as 6 kB, so
 * a group may contain a few small modules that one of its pages does not need.
 */
function chunkName(loading: readonly string[]): string {
  if (isEverywhere(loading)) return 'everywhere'
  const others = loading.filter((name) => Object.hasOwn(pages, name) && !lists.includes(name))
  const listNames = loading.filter((name) => lists.includes(name))
  const part = Object.keys(parts).find((name) => loading.includes(name))
  return [...others, ...(listNames.length > 1 ? ['lists'] : listNames), part ?? 'page'].join('-').replaceAll('*', 'any')
}

/** The names of the chunks that the chunk with a name would load, if all chunks with the same name were joined. */
function reachedFrom(name: string, chunks: readonly Chunk[], nameOf: (chunk: Chunk) => string): ReadonlySet<string> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const members = Map.groupBy(chunks, nameOf)
  const importsOf = (of: string) =>
    (members.get(of) ?? []).flatMap(({ imports }) => imports.flatMap((file) => byFile.get(file) ?? [])).map(nameOf)
  const reached = new Set(importsOf(name))
  // Iterating over a set also visits the items that are added during the loop.
  for (const each of reached) for (const next of importsOf(each)) reached.add(next)
  return reached
}

/**
 * Joins small modules into one chunk if the same pages load them. By default the bundler makes a chunk for each set of
 * dynamic imports that share modules: a page with a list loaded more than a hundred files. With six requests
 * at a time, loading them took seconds.
 * @param config builds the app without this group
 */
export async function pageChunks(config: InlineConfig): Promise<Rolldown.CodeSplittingGroup> {
  const chunks = await ownChunks(config)
  const joined = new Map<Chunk, string>()
  const apart = new Map<Chunk, string>()
  for (const [chunk, loading] of chunkLoaders(chunks, { ...pages, ...parts })) {
    if (loading.every((name) => Object.hasOwn(parts, name))) continue
    // A module that is imported on demand keeps a separate file with its name.
    const isApart =
      chunk.facadeModuleId !== null || (!isEverywhere(loading) && gzipKilobytes([chunk]) >= leastKilobytes)
    ;(isApart ? apart : joined).set(chunk, chunkName(loading))
  }
  // A chunk that a joined chunk loads, and that loads the joined chunk, would make a cycle. So it is joined, too.
  const nameOf = (chunk: Chunk) => joined.get(chunk) ?? chunk.fileName
  for (const [chunk, name] of apart) {
    const isBetween =
      reachedFrom(chunk.fileName, chunks, nameOf).has(name) && reachedFrom(name, chunks, nameOf).has(chunk.fileName)
    if (isBetween) joined.set(chunk, name)
  }

  const names = new Map([...joined].flatMap(([{ moduleIds }, name]) => moduleIds.map((id) => [id, name] as const)))
  return { debugName: 'pages', includeDependenciesRecursively: false, name: (id) => names.get(id) ?? null }
}
