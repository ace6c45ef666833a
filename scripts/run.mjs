// `node scripts/run.mjs <command> [flags]`: installs missing packages, and runs scripts/<command>.ts.
import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setup, toolNode } from './setup.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const [command = 'start', ...flags] = process.argv.slice(2)
// If npm is killed, this process gets another parent.
const parent = process.ppid

try {
  setup(root)
  const bin = join(root, 'node_modules', '.bin')
  const child = spawn(
    toolNode(root),
    ['--disable-warning=ExperimentalWarning', join(root, 'scripts', `${command}.ts`), ...flags],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, PATH: `${bin}${process.platform === 'win32' ? ';' : ':'}${process.env['PATH'] ?? ''}` },
    },
  )
  // Ctrl+C reaches the child directly. A signal that only this process gets must be passed on.
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal))
  const watch = setInterval(() => {
    if (process.env['npm_lifecycle_event'] && process.ppid !== parent) child.kill()
  }, 500)
  child.on('close', (code) => {
    clearInterval(watch)
    process.exitCode = code ?? 1
  })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
