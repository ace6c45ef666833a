import { VirtualClock } from './clock.ts'
import { type SimulatorDefinition } from './definition.ts'
import { type AnyEvent, DueEvents } from './dueEvents.ts'
import { Faults } from './faults.ts'
import { Journal } from './journal.ts'
import { KeptResponses } from './keptResponses.ts'
import { RandomSource } from './random.ts'
import { Sessions } from './sessions.ts'
import { type Snapshot, type WorkspaceChanges } from './snapshot.ts'
import { createStore } from './store.ts'
import { unchecked } from './unchecked.ts'
import { UndoLog } from './undoLog.ts'
import { type Workspace, type WorkspaceShape } from './workspace.ts'

export interface WorkspaceState<Shape extends WorkspaceShape> {
  readonly workspace: Workspace<Shape>
  readonly clock: VirtualClock
  readonly due: DueEvents
  readonly sessions: Sessions
  readonly faults: Faults
  readonly journal: Journal
  readonly keptResponses: KeptResponses
  readonly undo: UndoLog
  readonly hasWrites: boolean
  noteWrite(): void
  snapshot(): Snapshot
  takeChanges(): WorkspaceChanges
}

type Definition<Shape extends WorkspaceShape> = Pick<SimulatorDefinition<Shape, object>, 'tables' | 'version'>

export function createWorkspaceState<Shape extends WorkspaceShape>(
  { tables, version }: Definition<Shape>,
  from: Snapshot | Pick<Snapshot, 'scenario' | 'seed' | 'clock'>,
  realNow: number,
  hostToken?: () => string,
): WorkspaceState<Shape> {
  const earlier = 'tables' in from ? from : undefined
  const { scenario, seed } = from
  const undo = new UndoLog()
  const store = createStore(tables, undo)
  const clock = new VirtualClock(from.clock, realNow)
  const due = new DueEvents(undo, earlier?.events)
  const random = new RandomSource(seed, earlier?.random)
  const newToken = hostToken ?? ((purpose: string) => random.stream(purpose).uuid())
  const sessions = new Sessions(() => newToken('sessions'), earlier?.sessions)
  const faults = new Faults(earlier?.faults)
  const journal = new Journal(earlier?.journal)
  const keptResponses = new KeptResponses(earlier?.keptResponses)
  if (earlier) store.load(earlier.tables)
  let hasWrites = earlier?.hasWrites ?? false
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
    keptResponses: keptResponses.list(),
    hasWrites,
  })
  return {
    // `DueEvents` accepts events of any type. The workspace allows only the event types of its definition.
    workspace: {
      tables: store.tables,
      clock,
      events: unchecked<Workspace<Shape>['events']>(due),
      random,
      newToken,
      scenario,
      seed,
    },
    clock,
    due,
    sessions,
    faults,
    journal,
    keptResponses,
    undo,
    get hasWrites() {
      return hasWrites
    },
    noteWrite() {
      hasWrites = true
    },
    snapshot: () => ({ ...rest(), tables: store.snapshot() }),
    takeChanges() {
      const changes = { isFresh, rest: { ...rest(), nextIds: store.nextIds() }, blocks: store.takeChangedBlocks() }
      isFresh = false
      return changes
    },
  }
}

/** If more events than this run at the same virtual time, the event handlers schedule events in an endless loop. */
const mostAtOnce = 100_000

/** Runs all events up to the virtual time `until`, and moves the clock there. Returns the number of events. */
export function runUntil<Shape extends WorkspaceShape>(
  state: WorkspaceState<Shape>,
  definition: Pick<SimulatorDefinition<Shape, object>, 'events'>,
  until: number,
): number {
  const { clock, due } = state
  let atOnce = 0
  let count = 0
  for (let event = due.takeDue(until); event; event = due.takeDue(until)) {
    atOnce = event.at > clock.now() ? 0 : atOnce + 1
    if (atOnce > mostAtOnce) throw new Error(`Events of type ${event.type} do not end.`)
    clock.moveTo(Math.max(clock.now(), event.at))
    runEvent(state, definition, event)
    count++
  }
  clock.moveTo(Math.max(clock.now(), until))
  return count
}

function runEvent<Shape extends WorkspaceShape>(
  { workspace, journal, undo }: WorkspaceState<Shape>,
  { events }: Pick<SimulatorDefinition<Shape, object>, 'events'>,
  { id, at, type, payload }: AnyEvent,
): void {
  // TypeScript cannot know that this payload fits the handler of this event type.
  const handle =
    unchecked<
      Readonly<
        Record<
          string,
          ((workspace: Workspace<Shape>, payload: unknown, event: { id: number; at: number }) => void) | undefined
        >
      >
    >(events)[type]
  if (!handle) throw new Error(`There is no handler for the event ${type}.`)
  undo.transaction(() => handle(workspace, payload, { id, at }))
  journal.note({ kind: 'event', at: new Date(at).toISOString(), type, payload })
}
