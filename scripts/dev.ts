// `npm run dev`: the app with hot reload, on the simulator or on the real backend that API_TARGET names.
import { createServer } from 'vite'
import { readFlags, readPort } from './cli/flags.ts'
import { main } from './cli/plainError.ts'
import { assertFree } from './server/portProblem.ts'

await main(async () => {
  const { port: portText = process.env['PORT'] ?? '5173' } = readFlags(process.argv.slice(2), { port: { type: 'string' } })
  const port = readPort(portText)
  await assertFree(port)
  const server = await createServer({ server: { port } })
  await server.listen()
  server.printUrls()
  server.bindCLIShortcuts()
})
