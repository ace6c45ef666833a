import { type DueEvent, type EventQueue } from './events.ts'
import { type UndoLog } from './undoLog.ts'

/** An event of any type. */
export type AnyEvent = DueEvent<Record<string, unknown>>

export interface EventsSnapshot {
  readonly nextId: number
  readonly due: readonly AnyEvent[]
}

/** The queue of due events: a binary heap by time, then by order of scheduling. A cancelled event stays in the heap and is passed over. */
export class DueEvents implements EventQueue<Record<string, unknown>> {
  readonly #live = new Map<number, AnyEvent>()
  readonly #heap: AnyEvent[] = []
  readonly #undo: UndoLog
  #nextId: number

  constructor(undo: UndoLog, { nextId, due }: EventsSnapshot = { nextId: 1, due: [] }) {
    this.#undo = undo
    this.#nextId = nextId
    for (const event of due) this.#add(event)
  }

  schedule(type: string, payload: unknown, at: number): number {
    if (!Number.isFinite(at)) throw new Error(`${type}: ${at} is no time.`)
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
    return [...this.#live.values()].sort((one, other) => one.at - other.at || one.id - other.id)
  }

  get next(): AnyEvent | undefined {
    for (let top = this.#heap[0]; top; top = this.#heap[0]) {
      if (this.#live.get(top.id) === top) return top
      this.#dropTop()
    }
    return undefined
  }

  /** Takes the soonest event out when it is due by then. */
  takeDue(by: number): AnyEvent | undefined {
    const event = this.next
    if (!event || event.at > by) return undefined
    this.#live.delete(event.id)
    this.#dropTop()
    return event
  }

  snapshot(): EventsSnapshot {
    return { nextId: this.#nextId, due: this.pending() }
  }

  #add(event: AnyEvent): void {
    this.#live.set(event.id, event)
    const heap = this.#heap
    let place = heap.push(event) - 1
    while (place > 0) {
      const parentPlace = (place - 1) >> 1
      const parent = heap[parentPlace]
      if (!parent || isSooner(parent, event)) break
      heap[place] = parent
      place = parentPlace
    }
    heap[place] = event
  }

  #dropTop(): void {
    const heap = this.#heap
    const last = heap.pop()
    if (!last || heap.length === 0) return
    let place = 0
    for (;;) {
      const left = 2 * place + 1
      const [one, other] = [heap[left], heap[left + 1]]
      const child = one && other && isSooner(other, one) ? other : one
      if (!child || isSooner(last, child)) break
      heap[place] = child
      place = child === one ? left : left + 1
    }
    heap[place] = last
  }
}

function isSooner(one: AnyEvent, other: AnyEvent): boolean {
  return one.at < other.at || (one.at === other.at && one.id < other.id)
}
