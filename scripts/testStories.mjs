// `node scripts/testStories.mjs [flags of test-storybook]`: builds Storybook, serves it on 127.0.0.1, runs every story in a real Chromium and stops.
// `--reuse` takes the Storybook that was built last. Ends with 'N passed, N failed'.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { dirname, extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromiumFlags, findOrInstallChromium } from './browser/chromium.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const folder = join(root, 'storybook-static')
const flags = process.argv.slice(2)
const isReused = flags.includes('--reuse')
const report = flags.find((flag) => flag.startsWith('--outputFile='))?.slice('--outputFile='.length) ?? 'test-results/stories.json'

/** @type {Readonly<Record<string, string>>} */
const contentTypes = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.woff2': 'font/woff2',
}

/**
 * Runs a tool to its end; its output shows. Resolves with its exit code.
 * @param {string} name
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string>>} env
 */
async function run(name, args, env = {}) {
  const tool = spawn(join(root, 'node_modules', '.bin', name), args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1', ...env },
  })
  const [code] = await once(tool, 'close')
  return code ?? 1
}

/** Serves the built Storybook on a free port. */
async function serve() {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1')
    const path = normalize(pathname === '/' ? '/index.html' : decodeURIComponent(pathname))
    const file = join(folder, path)
    if (!file.startsWith(folder) || !existsSync(file) || extname(file) === '') {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, { 'Content-Type': contentTypes[extname(file)] ?? 'application/octet-stream' }).end(readFileSync(file))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

async function testStories() {
  const chromium = findOrInstallChromium()
  mkdirSync(join(root, dirname(report)), { recursive: true })
  if (!isReused) {
    const code = await run('storybook', ['build', '--quiet', '--disable-telemetry', '--output-dir', folder])
    if (code !== 0) return code
  }
  const server = await serve()
  try {
    const address = server.address()
    if (typeof address !== 'object' || address === null) throw new Error('the server for the stories has no port')
    const wanted = flags.filter((flag) => flag !== '--reuse' && flag !== '--json' && !flag.startsWith('--outputFile='))
    return await run(
      'test-storybook',
      ['--url', `http://127.0.0.1:${address.port}`, '--failOnConsole', '--json', '--outputFile', report, ...wanted],
      {
        CHROMIUM_PATH: chromium,
        CHROMIUM_FLAGS: chromiumFlags.join(' '),
      },
    )
  } finally {
    server.close()
    server.closeAllConnections()
  }
}

process.exitCode = await testStories()
if (existsSync(join(root, report))) {
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(join(root, report), 'utf8'))
  console.log(`${numPassedTests} passed, ${numFailedTests} failed`)
}
