import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { readFlags, readPort } from '../../scripts/cli/flags.ts'
import { PlainError } from '../../scripts/cli/plainError.ts'
import { findChromium } from '../../scripts/browser/chromium.ts'
import { portProblem } from '../../scripts/server/portProblem.ts'
import { temporaryTree } from '../support/temporaryTree.ts'

const root = join(import.meta.dirname, '../..')

/** Runs a script as npm does. */
function run(script: string, args: readonly string[], env: NodeJS.ProcessEnv = {}, cwd = root) {
  const { CHROMATIC_PROJECT_TOKEN: _, ...inherited } = process.env
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(cwd, script), ...args], {
    cwd,
    encoding: 'utf8',
    env: { ...inherited, ...env },
    timeout: 180_000,
  })
  return { status, said: `${stdout}${stderr}`.trim() }
}

const oneSentence = /^[A-Z"][^\n]*\.$/

test('a command ends when the npm that runs it is killed', async () => {
  const npm = spawn('npm', ['run', 'simulator', '--', '--port', '0'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void npm.kill())
  let said = ''
  npm.stdout.on('data', (part: Buffer) => {
    said += part.toString()
  })
  const origin = await vi.waitFor(() => {
    const [found] = /http:\/\/127\.0\.0\.1:\d+/.exec(said) ?? []
    if (!found) throw new Error(`no address in: ${said}`)
    return found
  }, 30_000)
  expect((await fetch(`${origin}/__simulator/state`)).status).toBe(200)
  npm.kill()
  await vi.waitFor(() => expect(fetch(`${origin}/__simulator/state`)).rejects.toThrow('fetch failed'), 60_000)
})

describe('a command that cannot run explains why', () => {
  const taken = createServer()
  let port = 0
  beforeAll(async () => {
    taken.listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const address = taken.address()
    if (typeof address === 'object' && address) ({ port } = address)
  })
  afterAll(() => void taken.close())

  test.each([
    ['scripts/start.ts', ['--prot', '80'], 'Unknown argument --prot: known flags are --port, --scenario, --seed'],
    ['scripts/simulator.ts', ['--port', '4010', '--memory'], 'Unknown argument --memory: known flags are --port'],
    ['scripts/start.ts', ['--port', 'http'], '"http" is not a port'],
    ['scripts/simulator.ts', ['--scenario', 'atlantis'], 'There is no scenario "atlantis": choose from agency'],
    ['scripts/simulator.ts', ['--seed', 'many'], '"many" is not a seed'],
    ['scripts/build.ts', ['--watch'], 'Unknown argument --watch: this command takes none'],
    ['scripts/test.ts', ['--only', 'unit,magic'], 'There is no stage "magic": choose from browser, lint'],
    ['scripts/bench.ts', ['--only', 'magic'], 'There is no bench "magic": choose from'],
    ['scripts/package.ts', ['--watch'], 'Unknown argument --watch: this command takes none'],
    [
      'scripts/visual.ts',
      ['--ref', 'no-such-branch'],
      '"no-such-branch" names no commit: give a branch, a tag or a hash with --ref',
    ],
    ['scripts/storybookDocs.ts', ['--watch'], 'Unknown argument --watch: this command takes none'],
    ['scripts/chromatic.ts', [], 'set CHROMATIC_PROJECT_TOKEN'],
  ])('%s %j', (script, args, sentence) => {
    const { status, said } = run(script, args)
    expect(said).toContain(sentence)
    expect(said).toMatch(oneSentence)
    expect(status).toBe(1)
  })

  test.each(['scripts/start.ts', 'scripts/simulator.ts', 'scripts/dev.ts', 'scripts/storybook.ts'])(
    '%s on a port that is in use',
    (script) => {
      const { status, said } = run(script, ['--port', String(port)])
      expect(said).toContain(
        `Port ${port} is taken: stop the program that uses it, or choose another port with --port.`,
      )
      expect(said).toMatch(oneSentence)
      expect(status).toBe(1)
    },
  )

  test('npm run dev with an API_TARGET that is not an address', () => {
    const { status, said } = run('scripts/dev.ts', ['--port', '0'], { API_TARGET: 'staging' })
    expect(said).toBe(
      'API_TARGET is "staging": give the backend\'s whole address, such as https://staging.example.com.',
    )
    expect(status).toBe(1)
  })

  test('npm start without installed packages and without a network', () => {
    const clone = temporaryTree({
      'package.json': JSON.stringify({ name: 'clone', version: '1.0.0', dependencies: { react: '19.3.1' } }),
      'package-lock.json': JSON.stringify({
        name: 'clone',
        version: '1.0.0',
        lockfileVersion: 3,
        packages: {
          '': { name: 'clone', version: '1.0.0', dependencies: { react: '19.3.1' } },
          'node_modules/react': { version: '19.3.1' },
        },
      }),
    })
    mkdirSync(join(clone, 'scripts'))
    for (const file of ['run.mjs', 'setup.mjs']) copyFileSync(join(root, 'scripts', file), join(clone, 'scripts', file))
    const { status, said } = run(
      'scripts/run.mjs',
      ['start'],
      {
        npm_config_registry: 'http://127.0.0.1:9',
        npm_config_fetch_retries: '0',
        npm_config_cache: join(clone, 'cache'),
      },
      clone,
    )
    expect(said.split('\n').at(-1)).toBe(
      "The package registry can't be reached: check the network (or npm's `registry` and `proxy` settings) and try again.",
    )
    expect(status).toBe(1)
  })
})

describe('flags', () => {
  test('are printed by --help', () => {
    expect(run('scripts/start.ts', ['--help'])).toEqual({
      status: 0,
      said: 'Flags: --port <value>, --scenario <value>, --seed <value>, --documented-only, --host <value>, --log, --prebuilt, --fresh, --memory',
    })
    expect(run('scripts/build.ts', ['--help'])).toEqual({ status: 0, said: 'This command takes no flags.' })
  })

  test('are read by name', () => {
    expect({
      ...readFlags(['--port', '80', '--prebuilt'], { port: { type: 'string' }, prebuilt: { type: 'boolean' } }),
    }).toEqual({
      port: '80',
      prebuilt: true,
    })
  })

  test.each([[['--port']], [['stray']], [['--port=80', '-x']]])('%j is refused', (args) => {
    expect(() => readFlags(args, { port: { type: 'string' } })).toThrow(PlainError)
  })

  test.each(['0', '80', '65535'])('%s is a port', (text) => expect(readPort(text)).toBe(Number(text)))

  test.each(['', '-1', '65536', '80.5', '0x50', 'http'])('%j is no port', (text) => {
    expect(() => readPort(text)).toThrow(PlainError)
  })
})

describe('a port that needs more rights', () => {
  test('is reported with an instruction', () => {
    expect(portProblem(Object.assign(new Error('listen EACCES'), { code: 'EACCES' }), 80)).toEqual(
      new PlainError('Port 80 needs more rights than you have: choose a port above 1023 with --port.'),
    )
    const other = new Error('other')
    expect(portProblem(other, 80)).toBe(other)
  })
})

describe('the browser for the tests', () => {
  test('is the file that CHROMIUM_PATH names, which must exist', () => {
    expect(findChromium({ CHROMIUM_PATH: process.execPath, PATH: '' })).toBe(process.execPath)
    expect(() => findChromium({ CHROMIUM_PATH: '/no/such/browser', PATH: '' })).toThrow(
      /CHROMIUM_PATH names \/no\/such\/browser, which does not exist/,
    )
  })

  test('is found on the PATH', () => {
    const tree = temporaryTree({ 'bin/chromium': '' })
    expect(findChromium({ PATH: `/nowhere:${join(tree, 'bin')}` })).toBe(join(tree, 'bin/chromium'))
  })
})
