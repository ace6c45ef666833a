import { type Fault } from '../core/faults.ts'

/** The clock as control calls show it. */
export interface ControlClock {
  /** Virtual time, ISO 8601. */
  readonly now: string
  readonly frozen: boolean
  /** Virtual milliseconds a real one. */
  readonly rate: number
}

/** Answer of `GET /__simulator/state`. */
export interface ControlState {
  readonly scenario: string
  readonly scenarios: readonly { readonly name: string; readonly title: string }[]
  readonly seed: number
  readonly clock: ControlClock
  readonly pendingEvents: number
  readonly nextEvent: { readonly at: string; readonly type: string } | null
  /** Number of records by table. */
  readonly counts: Readonly<Record<string, number>>
  readonly faults: readonly Fault[]
}
