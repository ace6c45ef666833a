import type { Plugin } from 'vite'
import { readWorkspaceOptions } from './serveOptions.ts'

/** The backend of `npm run dev`: the server at `API_TARGET`, or the simulator. */
export async function devBackend({ API_TARGET, SCENARIO, SEED }: NodeJS.ProcessEnv): Promise<Plugin> {
  if (API_TARGET) {
    return {
      name: 'tandem-api-target',
      config: () => ({ server: { proxy: { '/api/v2': { target: API_TARGET, changeOrigin: true } } } }),
    }
  }
  const options = await readWorkspaceOptions({ scenario: SCENARIO, seed: SEED })
  const { simulatorPlugin } = await import('@tandem/simulator/http')
  return simulatorPlugin(options)
}
