import { type SimulatedResponse, jsonResponse } from './responses.ts'
import { createOperations } from './createOperations.ts'
import { type ClockState, endOfTime } from './clock.ts'
import { type SimulatorDefinition } from './definition.ts'
import { type RealTime } from './realTime.ts'
import { type SessionMode } from './sessions.ts'
import { type Snapshot, type WorkspaceChanges } from './snapshot.ts'
import { createWorkspaceState, runUntil, type WorkspaceState } from './workspaceState.ts'
import { type WorkspaceShape } from './workspace.ts'

/** Options of a workspace. */
export interface ResetOptions {
  readonly scenario: string
  readonly seed: number
  /** Virtual time, milliseconds since 1970. Default: real time, or after a reset the time of the first start. */
  readonly now?: number
  /** Stops the clock until a control call moves it. Default: false, or after a reset the value of the first start. */
  readonly isFrozen?: boolean
}

/** Options of a simulator's engine. */
export interface EngineOptions extends ResetOptions {
  /** Checks every response against its schema. A response that does not fit becomes a 500. Default: true. */
  readonly checksResponses?: boolean
  /** SIM-36: serves only the documented API. Default: false. */
  readonly isDocumentedOnly?: boolean
  readonly sessionMode?: SessionMode
  /** Makes the tokens of sessions and mails. Default: tokens from the seed. */
  readonly newToken?: () => string
  readonly realTime: RealTime
}

export interface ClockChange {
  readonly isFrozen?: boolean
  /** Virtual milliseconds per real millisecond. */
  readonly rate?: number
  readonly advanceMs?: number
  readonly until?: number
}

/** No scenario has the requested name. */
export class UnknownScenario extends Error {
  constructor(name: string, known: readonly string[]) {
    super(`There is no scenario "${name}". Known scenarios: ${known.join(', ')}.`)
  }
}

export class BadSnapshot extends Error {}

/** While a control call moves the clock, other requests can run after each period of this many real milliseconds. */
const turnMs = 20
/** Virtual milliseconds between two checks of the real time. */
const sliceMs = 60 * 60 * 1000

const readingMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/** A simulated backend with one workspace. Handles requests one after the other. */
export interface Engine<Shape extends WorkspaceShape> {
  respond(request: Request, path: string): Promise<SimulatedResponse>
  /** Runs work after all earlier requests and due events. An error rolls back the writes. */
  exclusively<Result>(work: (state: WorkspaceState<Shape>) => Result): Promise<Result>
  /** Changes the clock. All events up to the new time happen. */
  setClock(change: ClockChange): Promise<ClockState>
  /** Throws an `UnknownScenario` if no scenario has this name. Then the present workspace remains. */
  reset(options: ResetOptions): Promise<void>
  readonly snapshot: () => Promise<Snapshot>
  /** The changes since the last `takeChanges`. The first `takeChanges` returns the whole workspace. */
  readonly takeChanges: () => Promise<WorkspaceChanges>
  /** Throws a `BadSnapshot` if the snapshot has another version or is invalid. Then the present workspace remains. */
  readonly restore: (snapshot: Snapshot) => Promise<void>
  /** Virtual time up to which all events have happened. */
  readonly now: number
  /** Calls the listener after events, and after each call that can change the workspace. */
  readonly onChange: (listener: () => void) => void
}

/** Snapshots of new workspaces with a frozen clock. The key is the JSON text of scenario, seed and time. */
export type StoredStarts = Map<string, Snapshot>

const maximumStarts = 4

/** Engines of the same definition share `starts`. */
export function createEngine<Shape extends WorkspaceShape, Caller extends object>(
  definition: SimulatorDefinition<Shape, Caller>,
  starts: StoredStarts,
  {
    checksResponses = true,
    isDocumentedOnly = false,
    sessionMode = 'cookie',
    newToken,
    realTime,
    ...start
  }: EngineOptions,
): Engine<Shape> {
  const listeners: (() => void)[] = []
  const changed = () => listeners.forEach((listener) => listener())
  let tail: Promise<unknown> = Promise.resolve()
  let moving: Promise<unknown> = Promise.resolve()
  const operations = createOperations(definition, { checksResponses, isDocumentedOnly, sessionMode })

  function build({ scenario, seed, now, isFrozen }: Required<ResetOptions>): WorkspaceState<Shape> {
    const known = Object.keys(definition.scenarios)
    const built = known.includes(scenario) ? definition.scenarios[scenario] : undefined
    if (!built) throw new UnknownScenario(scenario, known)
    const fresh = createWorkspaceState<Shape>(
      definition,
      { scenario, seed, clock: { now, isFrozen, rate: 1 } },
      realTime.now(),
      newToken,
    )
    built.build(fresh.workspace)
    return fresh
  }

  /** Building a workspace takes ten times as long as loading a stored start (ADR 4). */
  function buildOrLoad({ scenario, seed, now = start.now, isFrozen = start.isFrozen }: ResetOptions) {
    // Stores only a start with a given time and a frozen clock. Tests repeat such a start often.
    if (now === undefined || !isFrozen)
      return build({ scenario, seed, now: now ?? realTime.now(), isFrozen: isFrozen ?? false })
    const key = JSON.stringify([scenario, seed, now])
    const stored = starts.get(key)
    if (stored) return createWorkspaceState<Shape>(definition, stored, realTime.now(), newToken)
    const built = build({ scenario, seed, now, isFrozen })
    const [oldest] = starts.keys()
    if (starts.size === maximumStarts && oldest !== undefined) starts.delete(oldest)
    starts.set(key, built.snapshot())
    return built
  }

  function started(options: ResetOptions): WorkspaceState<Shape> {
    const fresh = buildOrLoad(options)
    if (sessionMode === 'shared') fresh.sessions.start(definition.demoUserId(fresh.workspace), sessionMode)
    return fresh
  }
  let state = started(start)

  function catchUp(): void {
    const realNow = realTime.now()
    if (runUntil(state, definition, state.clock.dueAt(realNow)) > 0) changed()
    state.clock.anchor(realNow)
  }

  /** Runs work after all earlier work has ended. */
  function inTurn<Result>(work: () => Result | Promise<Result>): Promise<Result> {
    const turn = tail.then(work)
    // The caller handles the failure. Later work still runs.
    tail = turn.catch(() => undefined)
    return turn
  }

  /** Runs due events up to a virtual time. Stops after `realMs` real milliseconds. */
  function runFor(realMs: number, end: number): void {
    const turnEnd = realTime.now() + realMs
    do {
      runUntil(state, definition, Math.min(end, state.clock.now() + sliceMs))
    } while (state.clock.now() < end && realTime.now() <= turnEnd)
    changed()
  }

  /** SIM-33: moves the clock in turns of `turnMs`. Between the turns, the engine handles other requests. */
  async function moveClock({ advanceMs = 0, until, ...change }: ClockChange): Promise<ClockState> {
    const { moved, end } = await inTurn(() => {
      catchUp()
      state.clock.set(change)
      return { moved: state, end: Math.min(until ?? state.clock.now() + advanceMs, endOfTime) }
    })
    for (;;) {
      const clock = await inTurn(() => {
        if (state === moved) runFor(turnMs, end)
        return state.clock
      })
      if (state !== moved || clock.now() >= end) return clock.state
      await realTime.wait(0)
    }
  }

  return {
    async respond(request, path) {
      const prepared = await operations.prepare(request, path)
      const fault = await inTurn(() => state.faults.take(prepared.operationId))
      if (fault?.latencyMs) await realTime.wait(fault.latencyMs)
      return inTurn(async () => {
        try {
          catchUp()
          return await operations.respond(state, request, prepared, fault)
        } catch (error) {
          // The error comes from an event that was due before the request. `operations.respond` handles other errors.
          return jsonResponse(state.clock.now(), 500, {
            message: `The simulator failed: ${error instanceof Error ? error.message : String(error)}`,
          })
        } finally {
          if (!readingMethods.has(request.method)) changed()
        }
      })
    },
    exclusively: (work) =>
      inTurn(() => {
        catchUp()
        const result = state.undo.transaction(() => work(state))
        changed()
        return result
      }),
    setClock: (change) => {
      const moved = moving.then(() => moveClock(change))
      // The caller handles the failure. Later moves still run.
      moving = moved.catch(() => undefined)
      return moved
    },
    reset: (options) =>
      inTurn(() => {
        state = started(options)
        changed()
      }),
    snapshot: () =>
      inTurn(() => {
        catchUp()
        return state.snapshot()
      }),
    takeChanges: () => inTurn(() => state.takeChanges()),
    restore: (snapshot) =>
      inTurn(() => {
        if (snapshot.version !== definition.version)
          throw new BadSnapshot('The snapshot was made by another version of the simulator.')
        try {
          state = createWorkspaceState<Shape>(definition, snapshot, realTime.now(), newToken)
        } catch (error) {
          throw new BadSnapshot(error instanceof Error ? error.message : 'The snapshot cannot be read.')
        }
        changed()
      }),
    get now() {
      return state.clock.now()
    },
    onChange: (listener) => void listeners.push(listener),
  }
}
