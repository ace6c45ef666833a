import { operations } from '@tandem/contract'
import * as v from 'valibot'
import { type Engine, BadSnapshot, UnknownScenario } from '../core/engine.ts'
import { Fault } from '../core/faults.ts'
import { refuse } from '../core/handlers.ts'
import { type SecretFields, withoutSecrets, withSecretsOf } from '../core/secrets.ts'
import { type Snapshot, SnapshotShape } from '../core/snapshot.ts'
import { unchecked } from '../core/unchecked.ts'
import { type WorkspaceShape } from '../core/workspace.ts'
import { type ControlState } from './controlState.ts'
import { instant, readClock, readInstant } from './time.ts'

export interface CoreCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: `/${string}`
  readonly body?: v.GenericSchema
  /** In bytes. Default: 1,000,000. */
  readonly maxBytes?: number
  /** Returns the JSON body of the response, or undefined for a 204. */
  run(body: unknown): Promise<unknown>
}

const seed = v.pipe(v.number('seed must be a whole number.'), v.safeInteger('seed must be a whole number.'))

const ResetBody = v.strictObject({
  scenario: v.optional(v.string('scenario must be the name of a scenario.')),
  seed: v.optional(seed),
  now: v.optional(instant),
  frozen: v.optional(v.boolean('frozen must be true or false.')),
})

/** Maximum move of the clock in one call (SIM-33). */
const mostAdvanceMs = 90 * 24 * 60 * 60 * 1000

const ClockBody = v.strictObject({
  frozen: v.optional(v.boolean('frozen must be true or false.')),
  rate: v.optional(
    v.pipe(
      v.number('rate must be a number.'),
      v.gtValue(0, 'rate must be above 0; use frozen to stop the clock.'),
      v.maxValue(100_000, 'rate can be at most 100000.'),
    ),
  ),
  advanceMs: v.optional(
    v.pipe(
      v.number('advanceMs must be a whole number.'),
      v.integer('advanceMs must be a whole number.'),
      v.minValue(0, 'Time does not go back: advanceMs cannot be negative.'),
      v.maxValue(mostAdvanceMs, 'advanceMs can be at most 90 days.'),
    ),
  ),
  until: v.optional(instant),
})

const FaultBody = v.pipe(
  Fault,
  v.check(
    ({ operationId }) => operationId === '*' || Object.hasOwn(operations, operationId),
    ({ input }) => `There is no operation "${input.operationId}". Use an operation's id, or * for all.`,
  ),
)

export interface ControlDefinition {
  readonly scenarios: Readonly<Record<string, { readonly title: string }>>
  readonly secrets?: SecretFields
}

/** The control calls of every simulator. */
export function coreCalls<Shape extends WorkspaceShape>(
  engine: Engine<Shape>,
  { scenarios, secrets = {} }: ControlDefinition,
): readonly CoreCall[] {
  const stateOfWorkspace = (): Promise<ControlState> =>
    engine.exclusively(({ workspace, clock, due, faults, hasWrites }) => ({
      scenario: workspace.scenario,
      scenarios: Object.entries(scenarios).map(([name, { title }]) => ({ name, title })),
      seed: workspace.seed,
      clock: readClock(clock.state),
      pendingEvents: due.pending().length,
      nextEvent: due.next ? { at: new Date(due.next.at).toISOString(), type: due.next.type } : null,
      counts: Object.fromEntries(
        Object.entries(workspace.tables).map(([name, table]) => [name, unchecked<{ count: number }>(table).count]),
      ),
      faults: faults.list(),
      hasWrites,
    }))
  return [
    { method: 'GET', path: '/state', run: stateOfWorkspace },
    {
      method: 'POST',
      path: '/reset',
      body: v.optional(ResetBody, {}),
      async run(body) {
        const { scenario, seed: newSeed, now, frozen } = v.parse(ResetBody, body)
        const current = await engine.exclusively(({ workspace }) => ({
          scenario: workspace.scenario,
          seed: workspace.seed,
        }))
        await engine
          .reset({
            scenario: scenario ?? current.scenario,
            seed: newSeed ?? current.seed,
            ...(now === undefined ? {} : { now: readInstant(now) }),
            ...(frozen === undefined ? {} : { isFrozen: frozen }),
          })
          .catch(refusing(UnknownScenario))
        return stateOfWorkspace()
      },
    },
    {
      method: 'POST',
      path: '/clock',
      body: ClockBody,
      async run(body) {
        const { frozen, rate, advanceMs, until } = v.parse(ClockBody, body)
        if (advanceMs !== undefined && until !== undefined) throw refuse(400, 'Give advanceMs or until, not both.')
        const now = await engine.exclusively(({ clock }) => clock.now())
        const end = until === undefined ? undefined : readInstant(until)
        if (end !== undefined && end < now)
          throw refuse(400, `Time does not go back: it is ${new Date(now).toISOString()} already.`)
        if (end !== undefined && end > now + mostAdvanceMs) throw refuse(400, 'until can be at most 90 days from now.')
        const state = await engine.setClock({
          ...(frozen === undefined ? {} : { isFrozen: frozen }),
          ...(rate === undefined ? {} : { rate }),
          ...(advanceMs === undefined ? {} : { advanceMs }),
          ...(end === undefined ? {} : { until: end }),
        })
        return readClock(state)
      },
    },
    {
      method: 'POST',
      path: '/faults',
      body: FaultBody,
      run: (body) =>
        engine.exclusively(({ faults }) => {
          faults.add(v.parse(FaultBody, body))
          return { faults: faults.list() }
        }),
    },
    {
      method: 'DELETE',
      path: '/faults',
      body: v.optional(v.strictObject({ operationId: v.optional(v.string()) }), {}),
      run: (body) =>
        engine.exclusively(({ faults }) => {
          const { operationId } = v.parse(v.object({ operationId: v.optional(v.string()) }), body)
          faults.clear(operationId)
          return { faults: faults.list() }
        }),
    },
    { method: 'GET', path: '/journal', run: () => engine.exclusively(({ journal }) => ({ entries: journal.list() })) },
    { method: 'GET', path: '/snapshot', run: async () => withoutSecrets(await engine.snapshot(), secrets) },
    {
      method: 'PUT',
      path: '/snapshot',
      body: SnapshotShape,
      maxBytes: 500_000_000,
      async run(body) {
        // The schema has checked the snapshot, except for the fields of records and of journal entries.
        const snapshot = withSecretsOf(await engine.snapshot(), unchecked<Snapshot>(body), secrets)
        await engine.restore(snapshot).catch(refusing(BadSnapshot))
        return stateOfWorkspace()
      },
    },
  ]
}

/** Turns errors of one class into a 400. */
function refusing(kind: new (...parameters: never[]) => Error): (error: unknown) => never {
  return (error) => {
    throw error instanceof kind ? refuse(400, error.message) : error
  }
}
