import { atom } from 'jotai'
import { type ApiClient, createApiClient } from './request.ts'
import { productionEnvironment } from './environment.ts'

/** The API client of the mounted app. `createAppStore` sets it once, and connects it to the session and the clock. */
export const apiClientAtom = atom<{ readonly request: ApiClient }>({
  request: createApiClient({ base: productionEnvironment.apiBase, requiresSimulatorHeader: false }),
})
