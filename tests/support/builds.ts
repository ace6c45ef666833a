import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'

const root = join(import.meta.dirname, '../..')

type Output = Rolldown.RolldownOutput['output'][number]

/** Builds the product in memory. If `minify` is false, the files have other names than in the product. */
export async function filesOfBuild(plugins: readonly Plugin[] = [], minify = true): Promise<readonly Output[]> {
  const configFile = join(root, 'vite.config.ts')
  const result = await build({ configFile, logLevel: 'error', build: { write: false, minify }, plugins: [...plugins] })
  return [result].flat().flatMap((each) => ('output' in each ? each.output : []))
}
