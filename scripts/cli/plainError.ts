/** A failure that the user can fix. The message is an instruction, and shows without a stack. */
export class PlainError extends Error {}

/** Runs the main function of a command. After an error, the exit code is not 0. */
export async function main(run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    console.error(error instanceof PlainError ? error.message : error)
    process.exitCode = 1
  }
}
