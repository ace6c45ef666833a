/** A handled request or an event. Bodies of requests and responses are not kept, because they can contain secrets. */
export type JournalEntry =
  | {
      readonly number: number
      readonly kind: 'request'
      /** Virtual time, ISO 8601. */
      readonly at: string
      readonly method: string
      /** Path below /api/v2, with its query. */
      readonly path: string
      readonly operationId?: string
      readonly userId?: number
      /** 0: the caller got no response. */
      readonly status: number
    }
  | {
      readonly number: number
      readonly kind: 'event'
      readonly at: string
      readonly type: string
      readonly payload: unknown
    }

const capacity = 2000

type Unnumbered<Entry> = Entry extends JournalEntry ? Omit<Entry, 'number'> : never

/** The latest entries, oldest first. */
export class Journal {
  #entries: JournalEntry[]

  constructor(entries: readonly JournalEntry[] = []) {
    this.#entries = [...entries]
  }

  note(entry: Unnumbered<JournalEntry>): void {
    this.#entries.push({ number: (this.#entries.at(-1)?.number ?? 0) + 1, ...entry })
    // Removes old entries only at twice the capacity, because `slice` copies the list.
    if (this.#entries.length > 2 * capacity) this.#entries = this.#entries.slice(-capacity)
  }

  list(): readonly JournalEntry[] {
    return this.#entries.slice(-capacity)
  }
}
