// `npm run dev`: serves the app with hot reload. Its backend is the simulator, or the real backend at API_TARGET.
import { readFlags } from './cli/flags.ts'
import { main, PlainError } from './cli/plainError.ts'
import { assertFree } from './server/portProblem.ts'
import { readServeOptions, serveFlags } from './server/serveOptions.ts'

await main(async () => {
  const {
    port: portText = process.env['PORT'] ?? '5173',
    scenario,
    seed,
  } = readFlags(process.argv.slice(2), serveFlags)
  const { port } = await readServeOptions({ port: portText, scenario, seed })
  const target = process.env['API_TARGET']
  if (target && !URL.canParse(target))
    throw new PlainError(
      `API_TARGET is "${target}": give the backend's whole address, such as https://staging.example.com.`,
    )
  await assertFree(port)
  // vite.config.ts reads these variables.
  if (scenario !== undefined) process.env['SCENARIO'] = scenario
  if (seed !== undefined) process.env['SEED'] = seed
  const { createServer } = await import('vite')
  const server = await createServer({ server: { port } })
  await server.listen()
  server.printUrls()
  console.log(target ? `  ➜  Backend: ${target}` : '  ➜  Sign in: demo@example.com / demo')
  server.bindCLIShortcuts()
})
