// `npm run check`: checks format, lint and types, and runs the unit tests that uncommitted changes affect. With
// `-- --since main`, runs the unit tests that the changes since `main` affect.
import { readFlags } from './cli/flags.ts'
import { main } from './cli/plainError.ts'
import { runStages } from './stages/runStages.ts'
import { commandStage } from './stages/stage.ts'
import { stages } from './stages/stages.ts'

const shared = new Set(['lint', 'format', 'types'])

await main(async () => {
  const { since } = readFlags(process.argv.slice(2), { since: { type: 'string', default: 'HEAD' } })
  const unit = commandStage('unit', [
    ['vitest', 'run', '--changed', since, '--passWithNoTests', '--exclude', 'tests/tools/**'],
  ])
  const { hasPassed } = await runStages([...stages.filter(({ name }) => shared.has(name)), unit], (line) =>
    console.log(line),
  )
  if (!hasPassed) process.exitCode = 1
})
