// `npm test` runs all stages of checks and tests. `npm test -- --only unit,e2e` runs only the stages unit and e2e, and
// the stage browser, which always runs.
import { rmSync } from 'node:fs'
import { readFlags } from './cli/flags.ts'
import { main, PlainError } from './cli/plainError.ts'
import { runStages } from './stages/runStages.ts'
import { stages } from './stages/stages.ts'

await main(async () => {
  const { only } = readFlags(process.argv.slice(2), { only: { type: 'string' } })
  const names = only?.split(',') ?? stages.map(({ name }) => name)
  const unknown = names.find((name) => !stages.some((stage) => stage.name === name))
  if (unknown !== undefined)
    throw new PlainError(`There is no stage "${unknown}": choose from ${stages.map(({ name }) => name).join(', ')}.`)
  // Reports of an earlier run must not be counted.
  rmSync('test-results', { recursive: true, force: true })
  const { hasPassed } = await runStages(
    stages.filter(({ name }) => name === 'browser' || names.includes(name)),
    (line) => console.log(line),
  )
  if (!hasPassed) process.exitCode = 1
})
