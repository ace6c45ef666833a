import { type ImportedRecipient, type SequenceId } from '@tandem/contract'
import { fullNameOf } from '../../../shared/text/fullName.ts'

export type RowStatus = 'waiting' | 'loading' | 'imported' | 'skipped' | 'conflict' | 'failed'

/** A row of the file and its result. */
export interface RowState {
  /** Row number in the file, from 1, the header row included. */
  readonly row: number
  /** Its recipient; null when it could not become one. */
  readonly id: number | null
  readonly name: string
  readonly company: string
  readonly status: RowStatus
  /** Why it failed. */
  readonly message: string | null
  /** The values that could not be used, in words. */
  readonly leftOut: string | null
  /** The cells of a row that failed because of them. */
  readonly cells: readonly string[] | undefined
  /** In a conflict: the sequence that holds the recipient. */
  readonly existingSequenceId: SequenceId | null
  readonly isReassigning: boolean
}

/** The result of a row that another window reports. */
export type SettledRow = Omit<RowState, 'name' | 'company' | 'isReassigning'>

export type RowCounts = Readonly<Record<RowStatus, number>>

/** A row of a response. `companyColumn`: index of the cell with the company; -1 without one. */
export function rowStateOf(imported: ImportedRecipient, companyColumn: number): RowState {
  const { row, id, status, message, leftOut = null, existingSequenceId, cells } = imported
  return {
    row,
    id,
    name: fullNameOf(imported),
    company: cells[companyColumn]?.trim() ?? '',
    status: status === 'pending' ? 'waiting' : status,
    message,
    leftOut,
    cells: status === 'failed' && id === null ? cells : undefined,
    existingSequenceId,
    isReassigning: false,
  }
}

/** The call failed, not the row of the file: another try may succeed. */
export const isRetryable = ({ status, id }: RowState): boolean => status === 'failed' && id !== null

const noRows: RowCounts = { waiting: 0, loading: 0, imported: 0, skipped: 0, conflict: 0, failed: 0 }

/**
 * The rows of an import, in the order of the file. A component subscribes to the one row that it shows, so that a
 * change re-renders nothing else.
 */
export class ImportRows {
  readonly #rows: RowState[] = []
  readonly #places = new Map<number, number>()
  readonly #listeners = new Map<number, Set<() => void>>()
  /** Results of rows that have not been read yet. */
  readonly #early = new Map<number, SettledRow>()
  #counts: RowCounts = noRows

  get size(): number {
    return this.#rows.length
  }

  get counts(): RowCounts {
    return this.#counts
  }

  /** Number of the last row; 0 before the first. */
  get lastRow(): number {
    return this.#rows.at(-1)?.row ?? 0
  }

  at(place: number): RowState | undefined {
    return this.#rows[place]
  }

  /** Index of a row of the file in the list. */
  placeOf(row: number): number | undefined {
    return this.#places.get(row)
  }

  append(states: readonly RowState[]): void {
    const counts = { ...this.#counts }
    for (const read of states) {
      const early = this.#early.get(read.row)
      const state = early ? { ...read, ...early } : read
      this.#early.delete(state.row)
      this.#places.set(state.row, this.#rows.length)
      this.#rows.push(state)
      counts[state.status] += 1
    }
    this.#counts = counts
  }

  change(place: number, change: Partial<Omit<RowState, 'row'>>): void {
    const before = this.#rows[place]
    if (!before) return
    const after = { ...before, ...change }
    this.#rows[place] = after
    if (before.status !== after.status) {
      this.#counts = {
        ...this.#counts,
        [before.status]: this.#counts[before.status] - 1,
        [after.status]: this.#counts[after.status] + 1,
      }
    }
    for (const listener of this.#listeners.get(place) ?? []) listener()
  }

  /** Stores a result that another window reports, also of a row that has not been read yet. */
  hear(settled: SettledRow): void {
    const place = this.#places.get(settled.row)
    if (place === undefined) this.#early.set(settled.row, settled)
    else this.change(place, settled)
  }

  /** The next row from a place on that has a status; undefined when there is none. */
  next(status: RowStatus, from: number): number | undefined {
    if (this.#counts[status] === 0) return undefined
    for (let place = from; place < this.#rows.length; place++) if (this.#rows[place]?.status === status) return place
    return undefined
  }

  /** Indexes of the rows with one of these statuses. */
  placesWith(statuses: readonly RowStatus[]): readonly number[] {
    return this.#rows.flatMap(({ status }, place) => (statuses.includes(status) ? [place] : []))
  }

  /** Indexes of the rows that were imported without some of their values. */
  placesWithLeftOut(): readonly number[] {
    return this.#rows.flatMap(({ status, leftOut }, place) =>
      status === 'imported' && leftOut !== null ? [place] : [],
    )
  }

  /** Calls back whenever this one row changes. */
  subscribe(place: number, listener: () => void): () => void {
    const listeners = this.#listeners.get(place) ?? new Set()
    this.#listeners.set(place, listeners.add(listener))
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) this.#listeners.delete(place)
    }
  }
}
