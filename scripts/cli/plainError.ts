/** A failure that the user can fix. The message is one plain instruction, and is shown without a stack. */
export class PlainError extends Error {}

/**
 * Runs the main function of a command. Prints only the message of a `PlainError`, and other errors with their stack. In
 * both cases the process ends with a non-zero code.
 */
export async function main(run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    console.error(error instanceof PlainError ? error.message : error)
    process.exitCode = 1
  }
}
