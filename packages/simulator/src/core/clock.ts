export interface ClockState {
  /** Virtual time, milliseconds since 1970. */
  readonly now: number
  readonly isFrozen: boolean
  /** Virtual milliseconds per real millisecond. */
  readonly rate: number
}

/** The latest virtual time, because ISO 8601 years have four digits. */
export const endOfTime = Date.UTC(9999, 11, 31)

/** The virtual clock. Its time is constant during a request. */
export class VirtualClock {
  #now: number
  #isFrozen: boolean
  #rate: number
  /** The real time at which the clock showed `#now`. */
  #realNow: number

  constructor({ now, isFrozen, rate }: ClockState, realNow: number) {
    this.#now = now
    this.#isFrozen = isFrozen
    this.#rate = rate
    this.#realNow = realNow
  }

  /** Milliseconds since 1970. */
  now(): number {
    return this.#now
  }

  get state(): ClockState {
    return { now: this.#now, isFrozen: this.#isFrozen, rate: this.#rate }
  }

  /** The virtual time that belongs to a real time. The virtual time never goes back. */
  dueAt(realNow: number): number {
    if (this.#isFrozen) return this.#now
    return Math.min(endOfTime, this.#now + Math.max(0, Math.floor((realNow - this.#realNow) * this.#rate)))
  }

  moveTo(now: number): void {
    this.#now = now
  }

  /** Sets the real time that belongs to the present virtual time. */
  anchor(realNow: number): void {
    this.#realNow = realNow
  }

  set({ isFrozen = this.#isFrozen, rate = this.#rate }: { readonly isFrozen?: boolean; readonly rate?: number }): void {
    this.#isFrozen = isFrozen
    this.#rate = rate
  }
}
