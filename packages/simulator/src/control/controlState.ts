import { type Fault } from '../core/faults.ts'

export interface ControlClock {
  /** Virtual time, ISO 8601. */
  readonly now: string
  readonly frozen: boolean
  /** Virtual milliseconds per real millisecond. */
  readonly rate: number
}

/** Response body of `GET /__simulator/state`. */
export interface ControlState {
  readonly scenario: string
  readonly scenarios: readonly { readonly name: string; readonly title: string }[]
  readonly seed: number
  readonly clock: ControlClock
  readonly pendingEvents: number
  readonly nextEvent: { readonly at: string; readonly type: string } | null
  /** Number of records per table. */
  readonly counts: Readonly<Record<string, number>>
  readonly faults: readonly Fault[]
  /** True if a request to /api/v2 has changed the workspace. */
  readonly hasWrites: boolean
}
