// `npm run simulator`: the simulated backend alone, for any client.
import { readFlags } from './cli/flags.ts'
import { main } from './cli/plainError.ts'
import { stopOnSignal } from './cli/stopOnSignal.ts'
import { assertFree } from './server/portProblem.ts'
import { readServeOptions, serveFlags } from './server/serveOptions.ts'

await main(async () => {
  const { port = process.env['PORT'] ?? '4010', ...workspace } = readFlags(process.argv.slice(2), serveFlags)
  const options = await readServeOptions({ port, ...workspace })
  await assertFree(options.port)
  const { serve } = await import('@tandem/simulator/http')
  const host = await serve(options)
  stopOnSignal(() => host.close())
  console.log('The simulator is ready. Stop it with Ctrl+C.')
  console.log(`  the backend  ${host.origin}/api/v2`)
  console.log(`  its control  ${host.origin}/__simulator/state`)
  console.log('  sign in      demo@example.com / demo')
})
