import { startNodeSimulator } from '@tandem/simulator/node'
import { queryClientAtom } from 'jotai-tanstack-query'
import { onTestFinished } from 'vitest'
import { type AppStore } from '../src/shared/session/appStore.ts'
import { createSessions, type Sessions } from '../src/shared/session/sessions.ts'

/** An app without screens. It has sessions and stores, and sends its requests to a separate simulator. */
export interface SimulatedApp {
  readonly sessions: Sessions
  /** The store of the current session. */
  readonly store: AppStore
  /** Opens the app again, as another window or a reload does, and returns the store. */
  openWindow(): AppStore
  /** Sends a request to a path under /__simulator: `control('/faults', { operationId: 'userMe', status: 503 })`. */
  control(path: string, body: object): Promise<void>
  /** Returns the operation and the status of each request since the start, such as `userMe 200`. */
  calls(): Promise<readonly string[]>
  close(): void
}

/** Tuesday, 10 March 2026, at noon. */
export const simulatedStart = Date.parse('2026-03-10T12:00:00Z')

/**
 * Starts an app in a new workspace with a frozen clock. The simulator accepts the app's requests without a login. The
 * app's store has no user until a test calls `signedIn`. The app closes after the test, when its screens are removed.
 */
export function startSimulatedApp(scenario?: string): SimulatedApp {
  const app = createSimulatedApp(scenario)
  onTestFinished(() => app.close())
  return app
}

/** Starts an app that several tests share. The tests must close this app. */
export function createSimulatedApp(scenario = 'agency'): SimulatedApp {
  const host = startNodeSimulator({ scenario, seed: 1, now: simulatedStart, isFrozen: true, sessionMode: 'shared' })
  const { simulator } = host
  const windows: Sessions[] = []
  const createWindow = () => {
    const sessions = createSessions({ basename: '/', apiBase: 'http://tandem.test/api/v2' })
    windows.push(sessions)
    return sessions
  }
  const sessions = createWindow()
  return {
    sessions,
    get store() {
      return sessions.getCurrent().store
    },
    openWindow: () => createWindow().getCurrent().store,
    async control(path, body) {
      const response = await simulator.control(path, { method: 'POST', body: JSON.stringify(body) })
      if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
    },
    async calls() {
      const journal: { entries: { operationId?: string; status: number }[] } = await (
        await simulator.control('/journal')
      ).json()
      return journal.entries.map(({ operationId, status }) => `${operationId} ${status}`)
    },
    close() {
      host.close()
      // A remaining poll would call the simulator of a later test.
      for (const { getCurrent } of windows) {
        const queries = getCurrent().store.get(queryClientAtom).getQueryCache().getAll()
        for (const observer of queries.flatMap(({ observers }) => observers)) observer.destroy()
      }
    },
  }
}
