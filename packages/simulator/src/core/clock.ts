import { type WorldClock } from './world.ts'

export interface ClockState {
  /** Virtual time, milliseconds since 1970. */
  readonly now: number
  readonly isFrozen: boolean
  /** Virtual milliseconds a real one. */
  readonly rate: number
}

/** Latest time that the clock reaches: a year's worth of four digits. */
export const endOfTime = Date.UTC(9999, 11, 31)

/** The virtual clock. It stands still until the simulator moves it, so that a request sees one time only; how far to move it, real time says. */
export class VirtualClock implements WorldClock {
  #now: number
  #isFrozen: boolean
  #rate: number
  /** The real time that belongs to `#now`. */
  #realNow: number

  constructor({ now, isFrozen, rate }: ClockState, realNow: number) {
    this.#now = now
    this.#isFrozen = isFrozen
    this.#rate = rate
    this.#realNow = realNow
  }

  now(): number {
    return this.#now
  }

  get state(): ClockState {
    return { now: this.#now, isFrozen: this.#isFrozen, rate: this.#rate }
  }

  /** Where the clock has to be by this real time. Never before now, even if the host's time is set back. */
  dueAt(realNow: number): number {
    if (this.#isFrozen) return this.#now
    return Math.min(endOfTime, this.#now + Math.max(0, Math.floor((realNow - this.#realNow) * this.#rate)))
  }

  /** Moves to a virtual time. */
  moveTo(now: number): void {
    this.#now = now
  }

  /** Says that now, in real time, is what the clock shows. */
  anchor(realNow: number): void {
    this.#realNow = realNow
  }

  set({ isFrozen = this.#isFrozen, rate = this.#rate }: { readonly isFrozen?: boolean; readonly rate?: number }): void {
    this.#isFrozen = isFrozen
    this.#rate = rate
  }
}
