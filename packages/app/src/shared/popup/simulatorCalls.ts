import { atomWithQuery } from 'jotai-tanstack-query'
import * as v from 'valibot'
import { environmentAtom } from '../api/environment.ts'
import { RequestError } from '../api/RequestError.ts'

/** Base address of the simulator's control calls. Null with a real backend. */
export const simulatorBaseQueryAtom = atomWithQuery((get) => {
  const { demo, whenReady } = get(environmentAtom)
  const base = demo?.controlBase ?? '/__simulator'
  return {
    queryKey: ['simulatorBase', base],
    queryFn: async ({ signal }): Promise<string | null> => {
      await whenReady
      const response = await fetch(`${base}/state`, { signal })
      // A server without the simulator may answer every address with the app's HTML.
      return response.ok && response.headers.has('x-simulator') ? base : null
    },
  }
})

interface SimulatorCall<T> {
  /** Path below the simulator's base: '/checkout'. */
  readonly path: string
  readonly body: object
  readonly response: v.GenericSchema<unknown, T>
}

/**
 * Reports the outcome of an event outside of the product to the simulator.
 * @throws {RequestError} for a response that is not 2xx, or no response
 */
export async function callSimulator<T>(base: string, { path, body, response: schema }: SimulatorCall<T>): Promise<T> {
  const response = await fetch(`${base}${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
    // The call fails below if there is no response.
  }).catch(() => undefined)
  if (!response) throw new RequestError(0, undefined)
  // A response may have no JSON. If its status is 2xx, the schema then refuses the missing value.
  const read: unknown = await response.json().catch(() => undefined)
  if (!response.ok) throw new RequestError(response.status, read)
  return v.parse(schema, read)
}
