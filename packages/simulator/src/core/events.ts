/** Something that will happen; its payload is plain data, so that a snapshot can hold it. Events at the same instant happen in the order in which they were scheduled. */
export type DueEvent<Events> = {
  readonly [Type in Extract<keyof Events, string>]: {
    readonly id: number
    /** Virtual time, milliseconds since 1970. */
    readonly at: number
    readonly type: Type
    readonly payload: Events[Type]
  }
}[Extract<keyof Events, string>]

/** What is going to happen, and when. */
export interface EventQueue<Events> {
  /** Lets an event happen at a virtual time; one in the past happens next. Returns its id. */
  schedule<Type extends Extract<keyof Events, string>>(type: Type, payload: Events[Type], at: number): number
  /** Calls an event off; false when it has happened already or was never there. */
  cancel(id: number): boolean
  /** When an event will happen; undefined when it has happened already, was called off, or was never there. */
  timeOf(id: number): number | undefined
  /** All that is still to come, soonest first. Sorts: not for every request. */
  pending(): readonly DueEvent<Events>[]
  /** The soonest event. */
  readonly next: DueEvent<Events> | undefined
}
