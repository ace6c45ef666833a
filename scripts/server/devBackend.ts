import type { Plugin } from 'vite'
import { readWorldOptions } from './serveOptions.ts'

/** What `npm run dev` answers `/api/v2` with: a real backend where `API_TARGET` names one, else the simulator, in the world of `SCENARIO` and `SEED`. */
export async function devBackend({ API_TARGET, SCENARIO, SEED }: NodeJS.ProcessEnv): Promise<Plugin> {
  if (API_TARGET) {
    return {
      name: 'tandem-api-target',
      config: () => ({ server: { proxy: { '/api/v2': { target: API_TARGET, changeOrigin: true } } } }),
    }
  }
  const options = await readWorldOptions({ scenario: SCENARIO, seed: SEED })
  const { simulatorPlugin } = await import('@tandem/simulator/http')
  return simulatorPlugin(options)
}
