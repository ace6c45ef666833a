import { type EventQueue } from './events.ts'
import { type RandomSource } from './random.ts'
import { type AnyTable, type TablesOf } from './table.ts'

/** The virtual clock as the world sees it. It stands still during a request and during an event. */
export interface WorldClock {
  /** Virtual time, milliseconds since 1970. While an event happens it is the event's own time. */
  now(): number
}

/** The shape of a world: its tables and its events. `type TandemWorld = World<{ tables: typeof tables; events: TandemEvents }>`. */
export interface WorldShape {
  readonly tables: Readonly<Record<string, AnyTable>>
  /** Payloads by event type: an `interface` or `type` of plain data. */
  readonly events: object
}

/**
 * All that handlers, events and scenarios may touch: records, time, due events, chance. A request that is refused (or fails) leaves no trace in
 * tables and events: what it wrote is taken back.
 */
export interface World<Shape extends WorldShape = WorldShape> {
  readonly tables: TablesOf<Shape['tables']>
  readonly clock: WorldClock
  readonly events: EventQueue<Shape['events']>
  readonly random: RandomSource
  /** Name and seed of what the world was built from. */
  readonly scenario: string
  readonly seed: number
}

/** What happens when an event is due. One for each type: a missing one does not compile. */
export type EventHandlers<Shape extends WorldShape> = {
  readonly [Type in Extract<keyof Shape['events'], string>]: (
    world: World<Shape>,
    payload: Shape['events'][Type],
    event: { readonly id: number; readonly at: number },
  ) => void
}

/** A named workspace: fills an empty world whose clock stands at the start. Records of the past are written with dates before `world.clock.now()`. */
export interface Scenario<Shape extends WorldShape> {
  readonly title: string
  build(world: World<Shape>): void
}
