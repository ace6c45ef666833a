// `npm run build`: the production build in dist/, with the checks of scripts/build/.
import { buildProduct } from './build/buildProduct.ts'
import { readFlags } from './cli/flags.ts'
import { main } from './cli/plainError.ts'

await main(async () => {
  readFlags(process.argv.slice(2), {})
  await buildProduct('info')
})
