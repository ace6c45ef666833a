/** A scheduled event. Events at the same time happen in the order of scheduling. */
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
  /** Returns the event's id. An event whose time has passed is due at once. */
  schedule<Type extends Extract<keyof Events, string>>(type: Type, payload: Events[Type], at: number): number
  /** Returns false if the event does not exist any more. */
  cancel(id: number): boolean
  /** Undefined: the event does not exist any more. */
  timeOf(id: number): number | undefined
  /** All events that have not happened yet, in order. Each call sorts the events again. */
  pending(): readonly DueEvent<Events>[]
  readonly next: DueEvent<Events> | undefined
}
