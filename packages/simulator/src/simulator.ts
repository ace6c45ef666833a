import { createControl } from './control/createControl.ts'
import { type SimulatedResponse, jsonResponse, responseOf } from './core/responses.ts'
import { type ClockState } from './core/clock.ts'
import { type ControlCall } from './core/control.ts'
import { type SimulatorDefinition } from './core/definition.ts'
import { createEngine, type Engine, type EngineOptions, type StoredStarts } from './core/engine.ts'
import { hostTime } from './core/realTime.ts'
import { type WorkspaceShape } from './core/workspace.ts'

export type SimulatorOptions = Partial<EngineOptions>

/** A simulated backend without DOM or network. */
export interface Simulator extends Pick<Engine<WorkspaceShape>, 'snapshot' | 'takeChanges' | 'restore' | 'onChange'> {
  /**
   * Responds to requests for `/api/v2/…` and `/__simulator/…`, below any base path. Returns `Response.error()` for a
   * simulated network failure.
   */
  fetch(request: Request): Promise<Response>
  /** Does the same as `fetch`, for a host that writes the body without a stream (ADR 4). */
  respond(request: Request): Promise<SimulatedResponse>
  /** Sends a request under /__simulator: `control('/clock', { method: 'POST', body: '{"advanceMs":1000}' })`. */
  control(path: string, init?: RequestInit): Promise<Response>
  readonly clock: {
    /** Virtual time, milliseconds since 1970. */
    now(): number
    advance(ms: number): Promise<ClockState>
    runUntil(at: number): Promise<ClockState>
    set(change: { readonly isFrozen?: boolean; readonly rate?: number }): Promise<ClockState>
  }
}

/** Returns a function that starts a simulator. The function throws an `UnknownScenario` for an unknown scenario. */
export function simulatorsOf<Shape extends WorkspaceShape, Caller extends object>(
  definition: SimulatorDefinition<Shape, Caller>,
  controlCalls: readonly ControlCall<Shape>[],
  defaults: { readonly scenario: string; readonly seed: number },
): (options?: SimulatorOptions) => Simulator {
  const starts: StoredStarts = new Map()
  return (options) => {
    const engine = createEngine(definition, starts, { ...defaults, realTime: hostTime, ...options })
    const control = createControl(engine, definition, controlCalls)
    async function respond(request: Request): Promise<SimulatedResponse> {
      const { pathname } = new URL(request.url)
      const apiPath = below(pathname, '/api/v2')
      if (apiPath !== undefined) return engine.respond(request, apiPath)
      const controlPath = below(pathname, '/__simulator')
      if (controlPath !== undefined) return control(request, controlPath)
      return jsonResponse(engine.now, 404, { message: 'The simulator answers /api/v2 and /__simulator.' })
    }
    return {
      respond,
      fetch: async (request) => responseOf(await respond(request)),
      control: async (path, init) =>
        responseOf(
          await control(
            new Request(new URL(`/__simulator${path}`, 'http://simulator'), init),
            path.split('?', 1)[0] ?? '',
          ),
        ),
      clock: {
        now: () => engine.now,
        advance: (ms) => engine.setClock({ advanceMs: ms }),
        runUntil: (until) => engine.setClock({ until }),
        set: (change) => engine.setClock(change),
      },
      snapshot: engine.snapshot,
      takeChanges: engine.takeChanges,
      restore: engine.restore,
      onChange: engine.onChange,
    }
  }
}

/** With the segments `/api/v2`, returns `/users` for `/api/v2/users` and for `/demo/api/v2/users`. */
function below(pathname: string, segments: string): string | undefined {
  const place = `${pathname}/`.indexOf(`${segments}/`)
  return place < 0 ? undefined : pathname.slice(place + segments.length) || '/'
}
