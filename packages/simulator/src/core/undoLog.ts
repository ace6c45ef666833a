/** Rolls back the writes of a failed transaction. */
export class UndoLog {
  #steps: (() => void)[] | undefined

  /** Records a function that reverses a write. Outside a transaction, the call has no effect. */
  note(undo: () => void): void {
    this.#steps?.push(undo)
  }

  /** An error rolls back the writes, and is thrown again. Transactions do not nest. */
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

  /** The caller must prevent all other writes until the work ends. */
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
