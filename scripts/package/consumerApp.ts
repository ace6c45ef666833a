import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { runCommand, type Command } from '../stages/stage.ts'
import { PlainError } from '../cli/plainError.ts'
import { packageFolder } from './buildPackage.ts'

const root = resolve(import.meta.dirname, '../..')

/** The packages that the consumer app needs for its tools and types. */
const ownPackages = [
  '@types/react',
  '@types/react-dom',
  'csstype',
  'vite',
  '@vitejs/plugin-react',
  'typescript',
] as const

export interface ConsumerApp {
  readonly folder: string
  /** Path of the packed package. */
  readonly tarball: string
  remove(): void
}

/** Makes a temporary app with the package and only its declared dependencies. An undeclared import fails. */
export async function makeConsumerApp(): Promise<ConsumerApp> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'tandem-consumer-')))
  const packed = await run(['npm', 'pack', packageFolder, '--pack-destination', folder, '--silent'])
  const tarball = join(folder, packed.trim().split('\n').at(-1) ?? '')
  const { name, dependencies, peerDependencies }: Installed = JSON.parse(
    readFileSync(join(packageFolder, 'package.json'), 'utf8'),
  )

  const home = join(folder, 'node_modules', name)
  mkdirSync(home, { recursive: true })
  await run(['tar', '-xzf', tarball, '-C', home, '--strip-components=1'])
  for (const each of [...Object.keys(dependencies), ...Object.keys(peerDependencies), ...ownPackages]) {
    const link = join(folder, 'node_modules', each)
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(join(root, 'node_modules', each), link, 'junction')
  }
  cpSync(join(root, 'tests/consumer'), folder, { recursive: true })
  return { folder, tarball, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

interface Installed {
  readonly name: string
  readonly dependencies: Readonly<Record<string, string>>
  readonly peerDependencies: Readonly<Record<string, string>>
}

export async function run(command: Command): Promise<string> {
  const { hasPassed, output } = await runCommand(command)
  if (!hasPassed) throw new PlainError(`${command.join(' ')} failed:\n${output}`)
  return output
}
