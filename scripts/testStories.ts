// Runs every story in Chromium: `node scripts/testStories.ts [flags of test-storybook]`. `--reuse` uses the last
// Storybook build, `--outputFile=…` sets the path of the report.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { chromiumFlags, findOrInstallChromium, ignoredFlags } from './browser/chromium.ts'
import { main, PlainError } from './cli/plainError.ts'
import { serveFolder } from './server/staticFolder.ts'
import { type Command } from './stages/stage.ts'
import { storybookBuild, storybookFolder } from './stages/storybookBuild.ts'

const root = resolve(import.meta.dirname, '..')
const reuse = '--reuse'
const outputFile = '--outputFile='

async function run([name, ...args]: Command, env: NodeJS.ProcessEnv = {}): Promise<boolean> {
  const tool = spawn(name, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1', ...env },
  })
  const [code] = await once(tool, 'close')
  return code === 0
}

await main(async () => {
  const args = process.argv.slice(2)
  const report = args.find((arg) => arg.startsWith(outputFile))?.slice(outputFile.length) ?? 'test-results/stories.json'
  const flags = args.filter((arg) => arg !== reuse && !arg.startsWith(outputFile))
  const CHROMIUM_PATH = findOrInstallChromium()
  mkdirSync(join(root, dirname(report)), { recursive: true })
  const isBuilt = args.includes(reuse) || process.env['STORYBOOK_IS_BUILT'] === 'true'
  if (!isBuilt && !(await run(storybookBuild))) throw new PlainError('Storybook could not be built: see above.')
  const { origin, close } = await serveFolder(storybookFolder)
  try {
    const reporting = ['--failOnConsole', '--json', '--outputFile', report]
    const hasPassed = await run(['test-storybook', '--url', origin, ...reporting, ...flags], {
      CHROMIUM_PATH,
      CHROMIUM_FLAGS: chromiumFlags.join(' '),
      IGNORED_CHROMIUM_FLAGS: ignoredFlags.join(' '),
    })
    if (!hasPassed) process.exitCode = 1
  } finally {
    close()
  }
})
