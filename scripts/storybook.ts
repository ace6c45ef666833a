// `npm run storybook`: the component package's stories, with hot reload.
import { readFlags, readPort } from './cli/flags.ts'
import { main } from './cli/plainError.ts'
import { runTool } from './cli/runTool.ts'
import { assertFree } from './server/portProblem.ts'

await main(async () => {
  const { port: portText = '6006' } = readFlags(process.argv.slice(2), { port: { type: 'string' } })
  const port = readPort(portText)
  // Storybook would ask a question if its port is taken.
  await assertFree(port)
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
