import { readFile } from 'node:fs/promises'
import { extname, join, normalize, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { contentTypeOf } from './contentType.ts'
import { pageHeadersOf, securityHeaders } from './securityHeaders.ts'

const compressed = new Set(['.css', '.html', '.js', '.json', '.map', '.svg', '.txt', '.webmanifest'])

const pagePath = '/index.html'

/** The paths of the demo's requests. The simulator in the browser responds to them. */
const demoBackend = /^\/demo\/(?:api|__simulator)(?:\/|$)/i

/** In bytes. Compression of a smaller file is not worthwhile. */
const smallestCompressed = 1024

type Encoding = 'br' | 'gzip' | 'identity'

const compress: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes) => promisify(gzip)(bytes),
  identity: (bytes) => Promise.resolve(bytes),
}

/**
 * Serves the built app as a static server should (docs/deploying.md). Each requested file stays in memory, also in
 * compressed form.
 * @param folder the built `dist/`
 */
export function productionSite(folder: string): (request: Request) => Promise<Response> {
  const files = new Map<string, Promise<Buffer | undefined>>()
  const bodies = new Map<string, Promise<Buffer>>()

  // An unreadable file counts as missing.
  const fileAt = (path: string) => remembered(files, path, () => readFile(join(folder, path)).catch(() => undefined))

  async function respond(path: string, request: Request): Promise<Response | undefined> {
    const bytes = await fileAt(path)
    if (!bytes) return undefined
    const extension = extname(path)
    const encoding =
      compressed.has(extension) && bytes.length >= smallestCompressed ? acceptedEncoding(request) : 'identity'
    const body = await remembered(bodies, `${encoding} ${path}`, async () => {
      const prepared = encoding === 'identity' ? undefined : await fileAt(`${path}.${encoding === 'br' ? 'br' : 'gz'}`)
      return prepared ?? compress[encoding](bytes)
    })
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), {
      headers: {
        ...(path === pagePath ? pageHeadersOf(new URL(request.url).pathname) : securityHeaders),
        'Cache-Control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
        'Content-Length': String(body.length),
        'Content-Type': contentTypeOf(extension),
        Vary: 'Accept-Encoding',
        ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
      },
    })
  }

  return async (request) => {
    const path = filePath(new URL(request.url).pathname)
    // If a request of the demo reaches this server, no simulator is running in the browser.
    if (path === undefined || demoBackend.test(path)) return plain(404, 'Not found.')
    if (request.method !== 'GET' && request.method !== 'HEAD') return plain(405, 'Only GET and HEAD are answered here.')
    const found = path === '/' ? undefined : await respond(path, request)
    if (found) return found
    if (isFile(path)) return plain(404, 'Not found.')
    return (await respond(pagePath, request)) ?? plain(503, 'Tandem is not built: run `npm run build`.')
  }
}

/** True for the path of a file. If this file is missing, the response is a 404, and not the page. */
const isFile = (path: string) => path.startsWith('/assets/') || /^\/[^/]+\.[^/]+$/.test(path)

/** The file for a URL's path. Undefined for a hidden file or an invalid path. A '..' cannot leave the folder. */
function filePath(pathname: string): string | undefined {
  try {
    const path = normalize(decodeURIComponent(pathname)).split(sep).join('/')
    return path.includes('\0') || path.includes('/.') ? undefined : path
  } catch {
    return undefined
  }
}

function acceptedEncoding(request: Request): Encoding {
  const accepted = new Set(
    (request.headers.get('accept-encoding') ?? '').split(',').map((each) => each.split(';', 1)[0]?.trim()),
  )
  return accepted.has('br') ? 'br' : accepted.has('gzip') ? 'gzip' : 'identity'
}

function plain(status: number, text: string): Response {
  return new Response(`${text}\n`, {
    status,
    headers: { ...securityHeaders, 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8' },
  })
}

function remembered<Value>(
  memory: Map<string, Promise<Value>>,
  key: string,
  make: () => Promise<Value>,
): Promise<Value> {
  const known = memory.get(key)
  if (known) return known
  const made = make()
  memory.set(key, made)
  return made
}
