import { atom } from 'jotai'
import { type ApiClient, createApiClient } from './request.ts'
import { productionEnvironment } from './environment.ts'

/** The client of the mounted app. Set once by `createAppStore`, which ties it to the session and the clock. */
export const apiClientAtom = atom<{ readonly request: ApiClient }>({
  request: createApiClient({ base: productionEnvironment.apiBase, requiresSimulatorHeader: false }),
})
