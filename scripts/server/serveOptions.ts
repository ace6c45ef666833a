import { readPort } from '../cli/flags.ts'
import { PlainError } from '../cli/plainError.ts'

/** The flags of the commands that run a simulator. */
export const serveFlags = { port: { type: 'string' }, scenario: { type: 'string' }, seed: { type: 'string' } } as const

interface WorkspaceFlags {
  readonly scenario?: string | undefined
  readonly seed?: string | undefined
}

/** What the flags say of a simulator to serve. A port, scenario or seed that cannot be is a `PlainError`. */
export async function readServeOptions({ port, ...workspace }: WorkspaceFlags & { readonly port: string }) {
  return { port: readPort(port), ...(await readWorkspaceOptions(workspace)) }
}

/** What the flags say of the simulated workspace. A scenario or seed that cannot be is a `PlainError`. */
export async function readWorkspaceOptions({ scenario, seed }: WorkspaceFlags) {
  const options = seed === undefined ? {} : { seed: readSeed(seed) }
  return scenario === undefined ? options : { ...options, scenario: await knownScenario(scenario) }
}

async function knownScenario(name: string): Promise<string> {
  const { scenarioNames } = await import('@tandem/simulator')
  if (scenarioNames.includes(name)) return name
  throw new PlainError(`There is no scenario "${name}": choose from ${scenarioNames.join(', ')}.`)
}

function readSeed(text: string): number {
  const seed = Number(text)
  if (!/^-?\d+$/.test(text) || !Number.isSafeInteger(seed))
    throw new PlainError(`"${text}" is not a seed: give a whole number.`)
  return seed
}
