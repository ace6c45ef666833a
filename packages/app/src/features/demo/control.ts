import * as v from 'valibot'
import { RequestError } from '../../shared/RequestError.ts'

const Clock = v.object({ now: v.pipe(v.string(), v.isoTimestamp()) })

const State = v.object({
  scenario: v.string(),
  scenarios: v.array(v.object({ name: v.string(), title: v.string() })),
  clock: Clock,
})
export type DemoState = v.InferOutput<typeof State>

/** The demo bar's calls to the simulator. Each throws a `RequestError` without a 2xx answer. */
export interface DemoControl {
  state(signal?: AbortSignal): Promise<DemoState>
  /** Restarts a scenario at the real time. */
  reset(scenario: string): Promise<void>
  /** Lets simulated time pass, with all that happens in it. Returns the new time, in ms since 1970. */
  advance(advanceMs: number): Promise<number>
}

export function createDemoControl(base: string): DemoControl {
  const call = async <T>(path: string, answer: v.GenericSchema<unknown, T>, init: RequestInit): Promise<T> => {
    const response = await fetch(`${base}${path}`, init).catch(() => undefined)
    if (!response) throw new RequestError(0, undefined)
    const body: unknown = await response.json().catch(() => undefined)
    if (!response.ok) throw new RequestError(response.status, body)
    return v.parse(answer, body)
  }
  const post = <T>(path: string, body: object, answer: v.GenericSchema<unknown, T>) =>
    call(path, answer, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } })
  return {
    state: (signal) => call('/state', State, signal ? { signal } : {}),
    reset: async (scenario) => void (await post('/reset', { scenario, now: Date.now() }, State)),
    advance: async (advanceMs) => Date.parse((await post('/clock', { advanceMs }, Clock)).now),
  }
}
