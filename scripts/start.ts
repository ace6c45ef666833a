// `npm start`: the production build with the simulator as its backend.
import { join } from 'node:path'
import { readFlags } from './cli/flags.ts'
import { main, PlainError } from './cli/plainError.ts'
import { stopOnSignal } from './cli/stopOnSignal.ts'
import { assertFree } from './server/portProblem.ts'
import { readServeOptions, serverFlags, serverOptions, workspaceFile } from './server/serveOptions.ts'
import { productionSite } from './server/site.ts'

const startFlags = {
  ...serverFlags,
  prebuilt: { type: 'boolean' },
  fresh: { type: 'boolean' },
  memory: { type: 'boolean' },
} as const

const openings = {
  new: 'A new workspace',
  continued: 'The workspace of the last start; --fresh starts a new workspace',
  outdated: 'A new workspace, because this version of Tandem cannot read the workspace of another version',
} as const

await main(async () => {
  const {
    prebuilt: isPrebuilt,
    fresh: isFresh = false,
    memory: isInMemory = false,
    port = process.env['PORT'] ?? '4173',
    host: address,
    log,
    ...workspace
  } = readFlags(process.argv.slice(2), startFlags)
  const options = await readServeOptions({ port, ...workspace })
  const server = await serverOptions({ host: address, log })
  await assertFree(options.port, server.host)
  if (!isPrebuilt) {
    console.log('Building Tandem.')
    const { buildProduct } = await import('./build/buildProduct.ts')
    await buildProduct('warn')
  }
  const { serve, WorkspaceFileTaken } = await import('@tandem/simulator/http')
  const file = isInMemory ? undefined : workspaceFile(options)
  const host = await serve({
    ...options,
    ...server,
    isFresh,
    site: productionSite(join(import.meta.dirname, '../dist')),
    ...(file === undefined ? {} : { file }),
  }).catch((error: unknown) => {
    if (!(error instanceof WorkspaceFileTaken)) throw error
    throw new PlainError(`${error.message.slice(0, -1)}: stop that server, or use --memory, which stores no file.`)
  })
  stopOnSignal(() => host.close())
  console.log('Tandem is ready, on its simulator. Stop it with Ctrl+C.')
  console.log(`  the product  ${host.origin}/`)
  console.log(`  the demo     ${host.origin}/demo`)
  console.log('  sign in      demo@example.com / demo')
  if (file === undefined) console.log('  workspace    in memory: it ends with the server')
  else console.log(`  workspace    ${file}\n               ${openings[host.workspace]}.`)
  if ('controlKey' in server) console.log(`  control key  ${server.controlKey}`)
})
