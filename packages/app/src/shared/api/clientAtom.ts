import { atom } from 'jotai'
import { type Client, createClient } from './request.ts'
import { productionEnvironment } from './environment.ts'

/** The client of the mounted app. Set once by `createAppStore`, which ties it to the session and the clock. */
export const clientAtom = atom<{ readonly request: Client }>({
  request: createClient({ base: productionEnvironment.apiBase, requiresSimulatorHeader: false }),
})
