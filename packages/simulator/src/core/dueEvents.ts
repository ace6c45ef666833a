import TinyQueue from 'tinyqueue'
import { type DueEvent, type EventQueue } from './events.ts'
import { type UndoLog } from './undoLog.ts'

export type AnyEvent = DueEvent<Record<string, unknown>>

export interface EventsSnapshot {
  readonly nextId: number
  readonly due: readonly AnyEvent[]
}

/** Sorts events by time, and events of the same time in the order of scheduling. */
const compareEvents = (one: AnyEvent, other: AnyEvent): number => one.at - other.at || one.id - other.id

/** The queue of due events. */
export class DueEvents implements EventQueue<Record<string, unknown>> {
  /** By id, the events that were neither cancelled nor taken. All other events in `#queue` are skipped. */
  readonly #live = new Map<number, AnyEvent>()
  readonly #queue = new TinyQueue<AnyEvent>([], compareEvents)
  readonly #undo: UndoLog
  #nextId: number

  constructor(undo: UndoLog, { nextId, due }: EventsSnapshot = { nextId: 1, due: [] }) {
    this.#undo = undo
    this.#nextId = nextId
    for (const event of due) this.#add(event)
  }

  schedule(type: string, payload: unknown, at: number): number {
    if (!Number.isFinite(at)) throw new Error(`${type}: ${at} is not a time.`)
    const id = this.#nextId++
    this.#add({ id, at, type, payload })
    this.#undo.note(() => {
      this.#live.delete(id)
      this.#nextId = id
    })
    return id
  }

  cancel(id: number): boolean {
    const event = this.#live.get(id)
    if (!event) return false
    this.#live.delete(id)
    this.#undo.note(() => this.#add(event))
    return true
  }

  timeOf(id: number): number | undefined {
    return this.#live.get(id)?.at
  }

  pending(): readonly AnyEvent[] {
    return [...this.#live.values()].sort(compareEvents)
  }

  get next(): AnyEvent | undefined {
    let first = this.#queue.peek()
    while (first && this.#live.get(first.id) !== first) {
      this.#queue.pop()
      first = this.#queue.peek()
    }
    return first
  }

  /** Removes and returns the next event if the event is due at the time `by`. */
  takeDue(by: number): AnyEvent | undefined {
    const event = this.next
    if (!event || event.at > by) return undefined
    this.#live.delete(event.id)
    this.#queue.pop()
    return event
  }

  snapshot(): EventsSnapshot {
    return { nextId: this.#nextId, due: this.pending() }
  }

  #add(event: AnyEvent): void {
    this.#live.set(event.id, event)
    this.#queue.push(event)
  }
}
