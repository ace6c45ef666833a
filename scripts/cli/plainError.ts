/** A failure that the user can mend: its message is one plain sentence that says what to do, shown without a stack. */
export class PlainError extends Error {}

/** Runs a command's main function. Prints a `PlainError` as its sentence, others whole; both exit non-zero. */
export async function main(run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    console.error(error instanceof PlainError ? error.message : error)
    process.exitCode = 1
  }
}
