// `npm run simulator` starts the simulated backend without the app. The workspace is not saved.
import { readFlags } from './cli/flags.ts'
import { main } from './cli/plainError.ts'
import { stopOnSignal } from './cli/stopOnSignal.ts'
import { assertFree } from './server/portProblem.ts'
import { readServeOptions, serverFlags, serverOptions } from './server/serveOptions.ts'

await main(async () => {
  const {
    port = process.env['PORT'] ?? '4010',
    host: address,
    log,
    ...workspace
  } = readFlags(process.argv.slice(2), serverFlags)
  const options = await readServeOptions({ port, ...workspace })
  const server = await serverOptions({ host: address, log })
  await assertFree(options.port, server.host)
  const { serve } = await import('@tandem/simulator/http')
  const host = await serve({ ...options, ...server })
  stopOnSignal(() => host.close())
  console.log('The simulator is ready. Stop it with Ctrl+C.')
  console.log(`  the backend  ${host.origin}/api/v2`)
  console.log(`  its control  ${host.origin}/__simulator/state`)
  console.log('  sign in      demo@example.com / demo')
  if ('controlKey' in server) console.log(`  control key  ${server.controlKey}`)
})
