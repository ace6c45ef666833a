import { build, type LogLevel } from 'vite'
import { PlainError } from '../cli/plainError.ts'

/**
 * Builds the product into dist/, and runs the build checks. Throws a failure as a `PlainError` without a stack, because
 * the stack shows only the bundler's code.
 */
export async function buildProduct(logLevel: LogLevel): Promise<void> {
  try {
    await build({ logLevel })
  } catch (error) {
    const lines = (error instanceof Error ? error.message : String(error)).split('\n')
    throw new PlainError(lines.filter((line) => !/^\s+at /.test(line)).join('\n'))
  }
}
