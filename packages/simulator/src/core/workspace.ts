import { type EventQueue } from './events.ts'
import { type RandomSource } from './random.ts'
import { type VirtualClock } from './clock.ts'
import { type AnyTable, type TablesOf } from './table.ts'

/**
 * The tables and events of a workspace:
 * `type TandemWorkspace = Workspace<{ tables: typeof tables; events: TandemEvents }>`.
 */
export interface WorkspaceShape {
  readonly tables: Readonly<Record<string, AnyTable>>
  /** Payloads by event type. They must be plain data. */
  readonly events: object
}

/** The environment of handlers, events and scenarios. If a handler throws, its writes are rolled back. */
export interface Workspace<Shape extends WorkspaceShape = WorkspaceShape> {
  readonly tables: TablesOf<Shape['tables']>
  /** The virtual clock. Its time is constant during a request. During an event it shows the time of that event. */
  readonly clock: Pick<VirtualClock, 'now'>
  readonly events: EventQueue<Shape['events']>
  readonly random: RandomSource
  /** Makes a secret for a link or a session: from the seed, or over HTTP from secure random numbers (SIM-32). */
  readonly newToken: (purpose: string) => string
  readonly scenario: string
  readonly seed: number
}

/** The handlers of due events. A missing type is a type error. */
export type EventHandlers<Shape extends WorkspaceShape> = {
  readonly [Type in Extract<keyof Shape['events'], string>]: (
    workspace: Workspace<Shape>,
    payload: Shape['events'][Type],
    event: { readonly id: number; readonly at: number },
  ) => void
}

/** Fills an empty workspace. The dates of its history are before `workspace.clock.now()`. */
export interface Scenario<Shape extends WorkspaceShape> {
  readonly title: string
  build(workspace: Workspace<Shape>): void
}
