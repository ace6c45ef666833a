// `npm run bench`: measures what must stay fast, each bench of tests/bench in turn. `npm run bench -- --only simulator` runs some of them.
import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { readFlags } from './cli/flags.ts'
import { main, PlainError } from './cli/plainError.ts'
import { runTool } from './cli/runTool.ts'

const ending = '.bench.ts'

await main(async () => {
  const { only } = readFlags(process.argv.slice(2), { only: { type: 'string' } })
  const folder = join(import.meta.dirname, '../tests/bench')
  const names = globSync(`*${ending}`, { cwd: folder })
    .map((file) => basename(file, ending))
    .toSorted()
  const wanted = only?.split(',') ?? names
  const unknown = wanted.find((name) => !names.includes(name))
  if (unknown !== undefined) throw new PlainError(`There is no bench "${unknown}": choose from ${names.join(', ')}.`)
  for (const name of wanted) {
    await runTool(process.execPath, [join(folder, `${name}${ending}`)])
    if (process.exitCode !== 0) return
  }
})
