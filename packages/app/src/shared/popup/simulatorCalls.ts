import { atomWithQuery } from 'jotai-tanstack-query'
import * as v from 'valibot'
import { environmentAtom } from '../api/environment.ts'
import { RequestError } from '../api/RequestError.ts'

/** The base address of the simulator's control calls. Null if the backend is real. */
export const simulatorBaseQueryAtom = atomWithQuery((get) => {
  const { demo, whenReady } = get(environmentAtom)
  const base = demo?.controlBase ?? '/__simulator'
  return {
    queryKey: ['simulatorBase', base],
    queryFn: async ({ signal }): Promise<string | null> => {
      await whenReady
      const response = await fetch(`${base}/state`, { signal })
      // A server without the simulator may respond with the app's HTML.
      return response.ok && response.headers.has('x-simulator') ? base : null
    },
  }
})

interface SimulatorCall<T> {
  /** The part of the address after the base, for example '/checkout'. */
  readonly path: string
  readonly body: object
  readonly response: v.GenericSchema<unknown, T>
}

/** @throws {RequestError} for a response other than 2xx, and if no response arrives */
export async function callSimulator<T>(base: string, { path, body, response: schema }: SimulatorCall<T>): Promise<T> {
  const response = await fetch(`${base}${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  }).catch(() => undefined)
  if (!response) throw new RequestError(0, undefined)
  // A body that is not JSON counts as undefined. The schema refuses undefined.
  const read: unknown = await response.json().catch(() => undefined)
  if (!response.ok) throw new RequestError(response.status, read)
  return v.parse(schema, read)
}
