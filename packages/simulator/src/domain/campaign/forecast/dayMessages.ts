import { dateOf } from '../../rows/time.ts'

/** The messages of a profile by day, each with its time: its daily limit holds for first contacts and all others. */
export class DayMessages {
  readonly #byDate = new Map<string, { readonly at: number; readonly count: number }[]>()

  /** `count` can be a share: the messages that are expected. */
  add(at: number, count = 1): void {
    const date = dateOf(at)
    const ofDay = this.#byDate.get(date)
    if (ofDay) ofDay.push({ at, count })
    else this.#byDate.set(date, [{ at, count }])
  }

  /** How many go out on the day of a moment, up to it. */
  upTo(moment: number): number {
    const ofDay = this.#byDate.get(dateOf(moment)) ?? []
    return ofDay.reduce((sum, { at, count }) => (at <= moment ? sum + count : sum), 0)
  }
}
