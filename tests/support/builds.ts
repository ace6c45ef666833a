import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'

const root = join(import.meta.dirname, '../..')

type Output = Rolldown.RolldownOutput['output'][number]

/** The files of another build, which is not written. */
export async function filesOfBuild(plugins: readonly Plugin[] = []): Promise<readonly Output[]> {
  const configFile = join(root, 'vite.config.ts')
  const result = await build({ configFile, logLevel: 'error', build: { write: false }, plugins: [...plugins] })
  return [result].flat().flatMap((each) => ('output' in each ? each.output : []))
}
