import { atom } from 'jotai'
import { type ApiClient, createApiClient } from './request.ts'
import { productionEnvironment } from './environment.ts'

/** Set once by `createAppStore`. */
export const apiClientAtom = atom<{ readonly request: ApiClient }>({
  request: createApiClient({ base: productionEnvironment.apiBase, requiresSimulatorHeader: false }),
})
