/**
 * A scheduled event. Its payload is plain data, so that a snapshot can hold it. Events at the same time happen in the
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
  /** Schedules an event for a virtual time and returns its id. An event in the past happens next. */
  schedule<Type extends Extract<keyof Events, string>>(type: Type, payload: Events[Type], at: number): number
  /** Cancels an event. False: it has happened already, or there is none. */
  cancel(id: number): boolean
  /** The time of an event. Undefined: it has happened, was cancelled, or there is none. */
  timeOf(id: number): number | undefined
  /** All events to come, in order. It sorts: do not call it for each request. */
  pending(): readonly DueEvent<Events>[]
  readonly next: DueEvent<Events> | undefined
}
