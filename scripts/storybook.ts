// `npm run storybook`: the component package's stories, with hot reload.
import { createServer } from 'node:net'
import { once } from 'node:events'
import { readFlags, readPort } from './cli/flags.ts'
import { main } from './cli/plainError.ts'
import { runTool } from './cli/runTool.ts'
import { portProblem } from './server/portProblem.ts'

await main(async () => {
  const { port: portText = '6006' } = readFlags(process.argv.slice(2), { port: { type: 'string' } })
  const port = readPort(portText)
  await assertFree(port)
  await runTool('storybook', ['dev', '--port', String(port), '--exact-port', '--no-open', '--disable-telemetry'])
})

/** Storybook itself would ask a question when its port is taken. */
async function assertFree(port: number): Promise<void> {
  const probe = createServer()
  try {
    probe.listen(port)
    await once(probe, 'listening')
  } catch (error) {
    throw portProblem(error, port)
  } finally {
    probe.close()
  }
}
