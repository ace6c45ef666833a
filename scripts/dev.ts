// `npm run dev`: the app with hot reload, on the simulator or on the real backend that API_TARGET names.
import { createServer } from 'vite'
import { readFlags, readPort } from './cli/flags.ts'
import { main } from './cli/plainError.ts'
import { portProblem } from './server/portProblem.ts'

await main(async () => {
  const { port: portText = process.env['PORT'] ?? '5173' } = readFlags(process.argv.slice(2), { port: { type: 'string' } })
  const port = readPort(portText)
  const server = await createServer({ server: { port } })
  try {
    await server.listen()
  } catch (error) {
    await server.close()
    throw portProblem(error, port)
  }
  server.printUrls()
  server.bindCLIShortcuts()
})
