import { build, type InlineConfig, mergeConfig, type Rolldown } from 'vite'
import { type Chunk, chunkLoaders, gzipKilobytes } from './bundle.ts'
import { lists, pages, parts } from './pages.ts'

/** The chunks that the bundler makes by itself; only of them is it known which modules a page really loads. */
async function ownChunks(config: InlineConfig): Promise<readonly Chunk[]> {
  const built = await build(
    mergeConfig(config, {
      configFile: false,
      logLevel: 'silent',
      // The simulator is a part of no page.
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

/** Chunks of this size stay as they are: whoever needs one of them should not load others with it. */
const leastKilobytes = 5

/** Whether every page loads a chunk: then it can be joined with the others that every page loads. */
const isEverywhere = (loading: readonly string[]): boolean => Object.keys(pages).every((name) => loading.includes(name))

/**
 * The name of the chunk for the modules that some pages and parts load. It is coarse: on slow 4G a request costs as
 * much as 6 kB, more than the few small modules that a page loads without need.
 */
function chunkName(loading: readonly string[]): string {
  if (isEverywhere(loading)) return 'everywhere'
  const others = loading.filter((name) => Object.hasOwn(pages, name) && !lists.includes(name))
  const listNames = loading.filter((name) => lists.includes(name))
  const part = Object.keys(parts).find((name) => loading.includes(name))
  return [...others, ...(listNames.length > 1 ? ['lists'] : listNames), part ?? 'page'].join('-').replaceAll('*', 'any')
}

/** The chunks that those of a name would be loaded with, if chunks are joined by name. */
function reachedFrom(name: string, chunks: readonly Chunk[], nameOf: (chunk: Chunk) => string): ReadonlySet<string> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const members = Map.groupBy(chunks, nameOf)
  const importsOf = (of: string) =>
    (members.get(of) ?? []).flatMap(({ imports }) => imports.flatMap((file) => byFile.get(file) ?? [])).map(nameOf)
  const reached = new Set(importsOf(name))
  // A set visits what is added to it meanwhile.
  for (const each of reached) for (const next of importsOf(each)) reached.add(next)
  return reached
}

/**
 * One chunk for the small modules that the same pages load. Left to itself the bundler makes a chunk for each set of
 * dynamic imports that share modules: a list was more than a hundred files, which a connection with six requests at a
 * time took seconds to ask for.
 * @param config builds the app without this group
 */
export async function pageChunks(config: InlineConfig): Promise<Rolldown.CodeSplittingGroup> {
  const chunks = await ownChunks(config)
  const joined = new Map<Chunk, string>()
  const apart = new Map<Chunk, string>()
  for (const [chunk, loading] of chunkLoaders(chunks, { ...pages, ...parts })) {
    if (loading.every((name) => Object.hasOwn(parts, name))) continue
    // What is imported on demand keeps a file of its own name.
    const isApart =
      chunk.facadeModuleId !== null || (!isEverywhere(loading) && gzipKilobytes([chunk]) >= leastKilobytes)
    ;(isApart ? apart : joined).set(chunk, chunkName(loading))
  }
  // A chunk between two modules of a joined one would need it and be needed by it.
  const nameOf = (chunk: Chunk) => joined.get(chunk) ?? chunk.fileName
  for (const [chunk, name] of apart) {
    const isBetween =
      reachedFrom(chunk.fileName, chunks, nameOf).has(name) && reachedFrom(name, chunks, nameOf).has(chunk.fileName)
    if (isBetween) joined.set(chunk, name)
  }

  const names = new Map([...joined].flatMap(([{ moduleIds }, name]) => moduleIds.map((id) => [id, name] as const)))
  return { debugName: 'pages', includeDependenciesRecursively: false, name: (id) => names.get(id) ?? null }
}
