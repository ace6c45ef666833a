// `npm run storybook`: serves the stories with hot reload. `--built` serves the last build of `npm run storybook:docs`.
import { existsSync } from 'node:fs'
import { readFlags, readPort } from './cli/flags.ts'
import { main, PlainError } from './cli/plainError.ts'
import { runTool } from './cli/runTool.ts'
import { assertFree } from './server/portProblem.ts'
import { serveFolder } from './server/staticFolder.ts'
import { storybookDocsFolder } from './stages/storybookBuild.ts'

await main(async () => {
  const { port: portText = '6006', built } = readFlags(process.argv.slice(2), {
    port: { type: 'string' },
    built: { type: 'boolean' },
  })
  const port = readPort(portText)
  // Without this check, Storybook would ask to use another port.
  await assertFree(port)
  if (built) {
    if (!existsSync(storybookDocsFolder))
      throw new PlainError('There is no built Storybook: run `npm run storybook:docs` first.')
    const { origin } = await serveFolder(storybookDocsFolder, port)
    console.log(`Storybook is ready: ${origin}. Stop it with Ctrl+C.`)
    return
  }
  await runTool('storybook', [
    'dev',
    '--port',
    String(port),
    '--host',
    '127.0.0.1',
    '--exact-port',
    '--no-open',
    '--disable-telemetry',
  ])
})
