/** Rolls back the writes of a transaction that fails, so that a refused request changes nothing. */
export class UndoLog {
  #steps: (() => void)[] | undefined

  /** Adds the step that rolls back a write. Does nothing outside a transaction. */
  note(undo: () => void): void {
    this.#steps?.push(undo)
  }

  /** Runs work. When it throws, its writes are rolled back and the error is thrown on. Transactions do not nest. */
  transaction<Result>(work: () => Result): Result {
    this.#steps = []
    try {
      return work()
    } catch (error) {
      this.#rollBack()
      throw error
    } finally {
      this.#steps = undefined
    }
  }

  /** The same for asynchronous work. Meanwhile nothing else may write. */
  async asyncTransaction<Result>(work: () => Result | Promise<Result>): Promise<Result> {
    this.#steps = []
    try {
      return await work()
    } catch (error) {
      this.#rollBack()
      throw error
    } finally {
      this.#steps = undefined
    }
  }

  #rollBack(): void {
    const steps = this.#steps ?? []
    this.#steps = undefined
    for (const step of steps.toReversed()) step()
  }
}
