import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { contentTypeOf } from './contentType.ts'

/** Serves the files of a folder unchanged, to this machine only. With port 0, the system chooses a free port. */
export async function serveFolder(folder: string, port = 0) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1')
    const path = normalize(pathname === '/' ? '/index.html' : decodeURIComponent(pathname))
    readFile(join(folder, path)).then(
      (bytes) => response.writeHead(200, { 'Content-Type': contentTypeOf(extname(path)) }).end(bytes),
      () => response.writeHead(404).end(),
    )
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new TypeError('the server has no port')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
