import { type EventQueue } from './events.ts'
import { type RandomSource } from './random.ts'
import { type VirtualClock } from './clock.ts'
import { type AnyTable, type TablesOf } from './table.ts'

/** The tables and events of a workspace. */
export interface WorkspaceShape {
  readonly tables: Readonly<Record<string, AnyTable>>
  /** Payloads by event type, as plain data. */
  readonly events: object
}

/** The tables, the clock and the random values that handlers, events and scenarios use. */
export interface Workspace<Shape extends WorkspaceShape = WorkspaceShape> {
  readonly tables: TablesOf<Shape['tables']>
  /** Virtual time. During an event it is the time of the event. */
  readonly clock: Pick<VirtualClock, 'now'>
  readonly events: EventQueue<Shape['events']>
  readonly random: RandomSource
  /** Makes a secret. HTTP servers use secure random numbers, and other hosts use the seed (SIM-32). */
  readonly newToken: (purpose: string) => string
  readonly scenario: string
  readonly seed: number
}

export type EventHandlers<Shape extends WorkspaceShape> = {
  readonly [Type in Extract<keyof Shape['events'], string>]: (
    workspace: Workspace<Shape>,
    payload: Shape['events'][Type],
    event: { readonly id: number; readonly at: number },
  ) => void
}

/** Fills an empty workspace. */
export interface Scenario<Shape extends WorkspaceShape> {
  readonly title: string
  build(workspace: Workspace<Shape>): void
}
