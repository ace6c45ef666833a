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
  /** Payloads by event type. They are plain data. */
  readonly events: object
}

/**
 * All that handlers, events and scenarios work with. The writes of a request that is refused or fails to tables and
 * events are rolled back.
 */
export interface Workspace<Shape extends WorkspaceShape = WorkspaceShape> {
  readonly tables: TablesOf<Shape['tables']>
  /** The virtual clock. It stands still during a request; during an event it shows the event's own time. */
  readonly clock: Pick<VirtualClock, 'now'>
  readonly events: EventQueue<Shape['events']>
  readonly random: RandomSource
  /** A new secret for a link or a session. From the seed, or from the host where guessing it would do harm (SIM-32). */
  readonly newToken: (purpose: string) => string
  readonly scenario: string
  readonly seed: number
}

/** The handlers of due events. A missing type does not compile. */
export type EventHandlers<Shape extends WorkspaceShape> = {
  readonly [Type in Extract<keyof Shape['events'], string>]: (
    workspace: Workspace<Shape>,
    payload: Shape['events'][Type],
    event: { readonly id: number; readonly at: number },
  ) => void
}

/** A named workspace. It fills an empty workspace, and writes the past with dates before `workspace.clock.now()`. */
export interface Scenario<Shape extends WorkspaceShape> {
  readonly title: string
  build(workspace: Workspace<Shape>): void
}
