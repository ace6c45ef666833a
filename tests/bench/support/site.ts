import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build, type Rolldown } from 'vite'
import { precompiledStyles } from '../../../scripts/build/precompiledStyles.ts'
import { isQuick, peerPages } from './quick.ts'

const benchFolder = join(import.meta.dirname, '..')
const repository = join(benchFolder, '../..')

export interface BenchPage {
  readonly name: string
  readonly side: 'ours' | 'peer'
  /** Module path below `pages/` or `peers/pages/`. */
  readonly module: string
}

function installPeers(): void {
  const folder = join(benchFolder, 'peers')
  if (existsSync(join(folder, 'node_modules', '.package-lock.json'))) return
  console.log('Installing the peers (once) …')
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' })
}

/** Builds one page. Returns the content of each file by its path. */
async function buildPage({ name, side, module }: BenchPage): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const root = side === 'ours' ? benchFolder : join(benchFolder, 'peers')
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    // Precompiles the styles, because the published package, Fluent and the peers also have precompiled styles.
    plugins: [react(), ...(side === 'ours' && !isQuick ? [precompiledStyles(repository)] : [])],
    // As in the product's build, removes imports that are used only as types.
    oxc: { typescript: { onlyRemoveTypeImports: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: !isQuick,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: join(root, 'pages', module) },
    },
  })
  const outputs = (Array.isArray(result) ? result : [result]).filter(
    (output): output is Rolldown.RolldownOutput => 'output' in output,
  )
  const files = new Map<string, string | Uint8Array>()
  let entry = ''
  for (const item of outputs.flatMap(({ output }) => output)) {
    files.set(`/${name}/${item.fileName}`, item.type === 'chunk' ? item.code : item.source)
    if (item.type === 'chunk' && item.isEntry) entry = item.fileName
  }
  const styles = [...files.keys()]
    .filter((path) => path.endsWith('.css'))
    .map((path) => `<link rel="stylesheet" href="${path}">`)
  files.set(
    `/${name}/`,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>${name}</title><style>body{margin:0}</style>${styles.join('')}<div id="root"></div><script type="module" src="/${name}/${entry}"></script></html>`,
  )
  return files
}

const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' }

/** Builds and serves the pages. A quick run builds only our pages. */
export async function serveBenchPages(pages: readonly BenchPage[]) {
  for (const { name, side } of pages) if (side === 'peer') peerPages.add(name)
  if (peerPages.size > 0 && !isQuick) installPeers()
  const files = new Map<string, string | Uint8Array>()
  for (const page of pages.filter(({ side }) => side === 'ours' || !isQuick))
    for (const [path, content] of await buildPage(page)) files.set(path, content)
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname)
    const content = files.get(path)
    response.writeHead(content === undefined ? 404 : 200, {
      'content-type': types[extname(path)] ?? 'text/html',
      'content-encoding': 'gzip',
    })
    response.end(gzipSync(content ?? ''))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return {
    url: (name: string, query = '') => `http://127.0.0.1:${address.port}/${name}/${query}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
