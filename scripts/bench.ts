// `npm run bench` runs the benches of tests/bench. `-- --only simulator,chat` runs only the named benches. `--quick`
// checks that the benches work, and ignores their figures.
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { type BenchReport } from '../tests/bench/support/report.ts'
import { readFlags } from './cli/flags.ts'
import { main, PlainError } from './cli/plainError.ts'
import { runTool } from './cli/runTool.ts'

const ending = '.bench.ts'

await main(async () => {
  const { only, quick } = readFlags(process.argv.slice(2), { only: { type: 'string' }, quick: { type: 'boolean' } })
  const folder = join(import.meta.dirname, '../tests/bench')
  const names = globSync(`*${ending}`, { cwd: folder })
    .map((file) => basename(file, ending))
    .toSorted()
  const wanted = only?.split(',') ?? names
  const unknown = wanted.find((name) => !names.includes(name))
  if (unknown !== undefined) throw new PlainError(`There is no bench "${unknown}": choose from ${names.join(', ')}.`)

  process.env['BENCH_QUICK'] = String(quick ?? false)
  const reports = mkdtempSync(join(tmpdir(), 'tandem-bench-'))
  const fileOf = (name: string) => join(reports, `${name}.json`)
  const waiting = [...wanted]
  const runWaiting = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      const env = { ...process.env, BENCH_REPORT: fileOf(name) }
      await runTool(process.execPath, [join(folder, `${name}${ending}`)], env)
    }
  }
  // Two benches at the same time would disturb each other's figures. `--quick` ignores the figures.
  await Promise.all(quick ? [runWaiting(), runWaiting()] : [runWaiting()])

  const summary: string[] = []
  let isAllReached = true
  for (const name of wanted) {
    const file = fileOf(name)
    const report: BenchReport | undefined = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
    summary.push(
      report?.title ?? `${name}: failed before its first figure, see above`,
      ...(report?.lines ?? []).map(({ line }) => `  ${line}`),
    )
    isAllReached &&= report?.lines.every(({ isReached, isMeasured }) => (quick ? isMeasured : isReached)) === true
  }
  rmSync(reports, { recursive: true })
  if (wanted.length > 1) console.log(`\nAll figures\n${summary.join('\n')}`)
  process.exitCode = isAllReached ? 0 : 1
})
