/** Remembers how to take back what is written, so that a refused request changes nothing. */
export class UndoLog {
  #steps: (() => void)[] | undefined

  /** Notes how to take back a write that has just been made. Nothing is noted outside `transaction`. */
  note(takeBack: () => void): void {
    this.#steps?.push(takeBack)
  }

  /** Runs some work; when it throws, all that it wrote is taken back, last first, and the error goes on. Transactions do not nest. */
  transaction<Result>(work: () => Result): Result {
    this.#steps = []
    try {
      return work()
    } catch (error) {
      this.#takeBack()
      throw error
    } finally {
      this.#steps = undefined
    }
  }

  /** The same for work that has to wait. The caller sees to it that nothing else writes meanwhile. */
  async asyncTransaction<Result>(work: () => Result | Promise<Result>): Promise<Result> {
    this.#steps = []
    try {
      return await work()
    } catch (error) {
      this.#takeBack()
      throw error
    } finally {
      this.#steps = undefined
    }
  }

  #takeBack(): void {
    const steps = this.#steps ?? []
    this.#steps = undefined
    for (const step of steps.toReversed()) step()
  }
}
