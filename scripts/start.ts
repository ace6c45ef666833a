// `npm start`: the production build with the simulator as its backend, on one port.
import { join } from 'node:path'
import { readFlags } from './cli/flags.ts'
import { main } from './cli/plainError.ts'
import { stopOnSignal } from './cli/stopOnSignal.ts'
import { assertFree } from './server/portProblem.ts'
import { readServeOptions, serveFlags } from './server/serveOptions.ts'
import { productionSite } from './server/site.ts'

await main(async () => {
  const {
    prebuilt: isPrebuilt,
    port = process.env['PORT'] ?? '4173',
    ...workspace
  } = readFlags(process.argv.slice(2), { ...serveFlags, prebuilt: { type: 'boolean' } })
  const options = await readServeOptions({ port, ...workspace })
  await assertFree(options.port)
  if (!isPrebuilt) {
    console.log('Building Tandem.')
    const { buildProduct } = await import('./build/buildProduct.ts')
    await buildProduct('warn')
  }
  const { serve } = await import('@tandem/simulator/http')
  const host = await serve({ ...options, site: productionSite(join(import.meta.dirname, '../dist')) })
  stopOnSignal(() => host.close())
  console.log('Tandem is ready, on its simulator. Stop it with Ctrl+C.')
  console.log(`  the product  ${host.origin}/`)
  console.log(`  the demo     ${host.origin}/demo`)
  console.log('  sign in      demo@example.com / demo')
})
