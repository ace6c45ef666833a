/**
 * A scheduled event. Its payload is plain data, so that snapshots can store it. Events at the same time happen in the
 * order in which they were scheduled.
 */
export type DueEvent<Events> = {
  readonly [Type in Extract<keyof Events, string>]: {
    readonly id: number
    /** Virtual time, milliseconds since 1970. */
    readonly at: number
    readonly type: Type
    readonly payload: Events[Type]
  }
}[Extract<keyof Events, string>]

export interface EventQueue<Events> {
  /** Schedules an event for a virtual time and returns its id. If the time is in the past, the event happens next. */
  schedule<Type extends Extract<keyof Events, string>>(type: Type, payload: Events[Type], at: number): number
  /** Cancels an event. Returns false if it has happened, was cancelled, or does not exist. */
  cancel(id: number): boolean
  /** The time of an event. Undefined: it has happened, was cancelled, or does not exist. */
  timeOf(id: number): number | undefined
  /** All future events, in order. Sorts on each call: do not use it for every request. */
  pending(): readonly DueEvent<Events>[]
  readonly next: DueEvent<Events> | undefined
}
