import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'
import { PlainError } from './plainError.ts'

/** Reads the `--flag value` arguments of a command. Throws a `PlainError` for an unknown or incomplete argument. */
export function readFlags<const Flags extends ParseArgsOptionsConfig>(args: readonly string[], flags: Flags) {
  if (args.includes('--help')) {
    const usage = Object.entries(flags).map(([name, { type }]) =>
      type === 'string' ? `--${name} <value>` : `--${name}`,
    )
    console.log(usage.length > 0 ? `Flags: ${usage.join(', ')}` : 'This command takes no flags.')
    process.exit(0)
  }
  try {
    return parseArgs({ args: [...args], options: flags, strict: true, allowPositionals: false }).values
  } catch (error) {
    const known = Object.keys(flags).map((name) => `--${name}`)
    const isMissingValue =
      error instanceof Error && 'code' in error && error.code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE'
    // Node's message quotes the argument: "Unknown option '--memory'".
    const unknown = error instanceof Error ? /'(.+?)'/.exec(error.message)?.[1] : undefined
    const problem = isMissingValue ? 'A flag lacks its value' : `Unknown argument ${unknown ?? ''}`
    throw new PlainError(
      `${problem}: ${known.length > 0 ? `known flags are ${known.join(', ')}` : 'this command takes none'}.`,
    )
  }
}

/** Reads a TCP port: 0 lets the system choose a free port. */
export function readPort(text: string): number {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new PlainError(`"${text}" is not a port: give a number from 0 to 65535.`)
  return port
}
