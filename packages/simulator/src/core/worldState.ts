import { VirtualClock } from './clock.ts'
import { type SimulatorDefinition } from './definition.ts'
import { type AnyEvent, DueEvents } from './dueEvents.ts'
import { Faults } from './faults.ts'
import { Journal } from './journal.ts'
import { SeededRandom } from './seededRandom.ts'
import { Sessions } from './sessions.ts'
import { type Snapshot, type WorldChanges } from './snapshot.ts'
import { createStore } from './store.ts'
import { unchecked } from './unchecked.ts'
import { UndoLog } from './undoLog.ts'
import { type World, type WorldShape } from './world.ts'

/** A world and what the simulator knows about it beside. */
export interface WorldState<Shape extends WorldShape> {
  readonly world: World<Shape>
  readonly clock: VirtualClock
  readonly due: DueEvents
  readonly sessions: Sessions
  readonly faults: Faults
  readonly journal: Journal
  readonly undo: UndoLog
  snapshot(): Snapshot
  takeChanges(): WorldChanges
}

type Definition<Shape extends WorldShape> = Pick<SimulatorDefinition<Shape, object>, 'tables' | 'version'>

/** A world as a snapshot says, or an empty one at a time. */
export function createWorldState<Shape extends WorldShape>(
  { tables, version }: Definition<Shape>,
  from: Snapshot | Pick<Snapshot, 'scenario' | 'seed' | 'clock'>,
  realNow: number,
): WorldState<Shape> {
  const earlier = 'tables' in from ? from : undefined
  const { scenario, seed } = from
  const undo = new UndoLog()
  const store = createStore(tables, undo)
  const clock = new VirtualClock(from.clock, realNow)
  const due = new DueEvents(undo, earlier?.events)
  const random = new SeededRandom(seed, earlier?.random)
  const sessions = new Sessions(random, earlier?.sessions)
  const faults = new Faults(earlier?.faults)
  const journal = new Journal(earlier?.journal)
  if (earlier) store.load(earlier.tables)
  let isFresh = true
  const rest = () => ({
    version,
    scenario,
    seed,
    clock: clock.state,
    events: due.snapshot(),
    random: random.snapshot(),
    sessions: sessions.snapshot(),
    faults: faults.list(),
    journal: journal.list(),
  })
  return {
    // The queue takes any type and payload; the world's own type lets in only its events.
    world: { tables: store.tables, clock, events: unchecked<World<Shape>['events']>(due), random, scenario, seed },
    clock,
    due,
    sessions,
    faults,
    journal,
    undo,
    snapshot: () => ({ ...rest(), tables: store.snapshot() }),
    takeChanges() {
      const changes = { isFresh, rest: { ...rest(), nextIds: store.nextIds() }, blocks: store.takeChangedBlocks() }
      isFresh = false
      return changes
    },
  }
}

/** Events at one instant after which something must be wrong: each lets the next happen at once. */
const mostAtOnce = 100_000

/** Lets everything happen that is due by a virtual time, in order, each at its own time; then it is that time. Returns how many events it was. */
export function runUntil<Shape extends WorldShape>(
  state: WorldState<Shape>,
  definition: Pick<SimulatorDefinition<Shape, object>, 'events'>,
  until: number,
): number {
  const { clock, due } = state
  let atOnce = 0
  let happened = 0
  for (let event = due.takeDue(until); event; event = due.takeDue(until)) {
    atOnce = event.at > clock.now() ? 0 : atOnce + 1
    if (atOnce > mostAtOnce) throw new Error(`Events of type ${event.type} do not come to an end.`)
    clock.moveTo(Math.max(clock.now(), event.at))
    happen(state, definition, event)
    happened++
  }
  clock.moveTo(Math.max(clock.now(), until))
  return happened
}

function happen<Shape extends WorldShape>(
  { world, journal, undo }: WorldState<Shape>,
  { events }: Pick<SimulatorDefinition<Shape, object>, 'events'>,
  { id, at, type, payload }: AnyEvent,
): void {
  // A type's handler takes that type's payload: `schedule` saw to it, a map of handlers can't say so.
  const handle =
    unchecked<
      Readonly<
        Record<string, ((world: World<Shape>, payload: unknown, event: { id: number; at: number }) => void) | undefined>
      >
    >(events)[type]
  if (!handle) throw new Error(`Nothing says what happens on ${type}.`)
  undo.transaction(() => handle(world, payload, { id, at }))
  journal.note({ kind: 'event', at: new Date(at).toISOString(), type, payload })
}
