import { spawn } from 'node:child_process'

export interface StageResult {
  readonly hasPassed: boolean
  readonly output: string
  readonly passed: number
  readonly failed: number
}

/** One step of `npm test`. */
export interface Stage {
  readonly name: string
  /** Names of earlier stages. This stage waits for them. If one of them has failed, this stage counts as failed. */
  readonly needs?: readonly string[]
  run(): Promise<StageResult>
}

type Counts = Pick<StageResult, 'passed' | 'failed'>
export type Command = readonly [string, ...string[]]

/** A stage that runs commands in order and stops at the first failure. `countTests` reads the reports of the tests. */
export function commandStage(
  name: string,
  commands: readonly Command[],
  { needs = [] as readonly string[], countTests = (): Counts => ({ passed: 0, failed: 0 }) } = {},
): Stage {
  return {
    name,
    needs,
    async run() {
      let output = ''
      for (const command of commands) {
        const ended = await runCommand(command)
        output += ended.output
        if (!ended.hasPassed) return { hasPassed: false, output, ...countTests() }
      }
      return { hasPassed: true, output, ...countTests() }
    },
  }
}

export function runCommand([program, ...args]: Command): Promise<Pick<StageResult, 'hasPassed' | 'output'>> {
  return new Promise((done) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], shell: process.platform === 'win32' })
    let output = ''
    const take = (bytes: Buffer) => {
      output += bytes.toString()
    }
    child.stdout.on('data', take)
    child.stderr.on('data', take)
    child.on('error', (error) => done({ hasPassed: false, output: `${output}${program}: ${error.message}\n` }))
    child.on('close', (code) => done({ hasPassed: code === 0, output }))
  })
}
