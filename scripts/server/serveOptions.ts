import { randomBytes } from 'node:crypto'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { productVersion } from '../build/productBuild.ts'
import { readPort } from '../cli/flags.ts'
import { PlainError } from '../cli/plainError.ts'

export const serveFlags = { port: { type: 'string' }, scenario: { type: 'string' }, seed: { type: 'string' } } as const

export const serverFlags = {
  ...serveFlags,
  'documented-only': { type: 'boolean' },
  host: { type: 'string' },
  log: { type: 'boolean' },
} as const

interface WorkspaceFlags {
  readonly scenario?: string | undefined
  readonly seed?: string | undefined
  readonly 'documented-only'?: boolean | undefined
}

/** Throws a `PlainError` for an invalid port, scenario or seed. */
export async function readServeOptions({ port, ...workspace }: WorkspaceFlags & { readonly port: string }) {
  return { port: readPort(port), ...(await readWorkspaceOptions(workspace)) }
}

/** Throws a `PlainError` for an invalid scenario or seed. */
export async function readWorkspaceOptions({
  scenario,
  seed,
  'documented-only': isDocumentedOnly = false,
}: WorkspaceFlags) {
  const options = { isDocumentedOnly, ...(seed === undefined ? {} : { seed: readSeed(seed) }) }
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

/** The server's address, version, log and key. Control calls need a key if other machines can reach the server. */
export async function serverOptions({ host = '127.0.0.1', log: isLogged = false }: ServerFlags) {
  const { isLoopback } = await import('@tandem/simulator/http')
  return {
    host,
    version: productVersion(),
    ...(isLogged ? { log: (line: string) => console.log(line) } : {}),
    ...(isLoopback(host) ? {} : { controlKey: randomBytes(16).toString('hex') }),
  }
}

interface ServerFlags {
  readonly host?: string | undefined
  readonly log?: boolean | undefined
}

export function workspaceFile(
  { scenario = 'agency', seed = 1 }: { readonly scenario?: string; readonly seed?: number },
  { platform = process.platform, env = process.env }: Partial<Pick<NodeJS.Process, 'platform' | 'env'>> = {},
): string {
  return join(dataFolder(platform, env), 'Tandem', `${scenario}-${seed}.sqlite`)
}

function dataFolder(platform: NodeJS.Platform, env: NodeJS.ProcessEnv): string {
  if (platform === 'win32') return env['LOCALAPPDATA'] ?? join(homedir(), 'AppData', 'Local')
  if (platform === 'darwin') return join(homedir(), 'Library', 'Application Support')
  return env['XDG_DATA_HOME'] ?? join(homedir(), '.local', 'share')
}
