import { build, type LogLevel } from 'vite'
import { PlainError } from '../cli/plainError.ts'

/** Builds the product into dist/, with its checks. A failure is a `PlainError`, because its stack is the bundler's. */
export async function buildProduct(logLevel: LogLevel): Promise<void> {
  try {
    await build({ logLevel })
  } catch (error) {
    const lines = (error instanceof Error ? error.message : String(error)).split('\n')
    throw new PlainError(lines.filter((line) => !/^\s+at /.test(line)).join('\n'))
  }
}
