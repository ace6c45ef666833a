import type { Stage, StageResult } from './stage.ts'

/** What the stages came to, all together. */
export interface Sum {
  readonly hasPassed: boolean
  readonly passed: number
  readonly failed: number
}

interface Clock {
  /** Milliseconds from any fixed moment. */
  now(): number
}

/** How many light stages run at the same time: one a core of the smallest machine that this is made for. */
const lightAtOnce = 2

/**
 * Runs the stages in order, light neighbours at the same time, up to the first that fails. Prints one line a stage, in
 * order: a mark, its name, its time, its tests; before the line of a failed stage, all that it printed; at last the
 * sum, as `N passed, N failed`.
 */
export async function runStages(
  stages: readonly Stage[],
  print: (line: string) => void,
  clock: Clock = performance,
): Promise<Sum> {
  let sum: Sum = { hasPassed: true, passed: 0, failed: 0 }
  const widest = Math.max(0, ...stages.map(({ name }) => name.length))
  for (const group of groups(stages)) {
    const running = startInTurn(group, clock)
    for (const [index, stage] of group.entries()) {
      // Those that still run when another one has failed are waited for.
      const ended = await running[index]
      if (!ended || !sum.hasPassed) continue
      const { result, milliseconds } = ended
      if (!result.hasPassed) print(result.output.trimEnd())
      print(stageLine(stage.name.padEnd(widest), result, milliseconds))
      // A check that counts no tests, and a stage that broke before its tests did, are one failure.
      const failed = result.hasPassed ? result.failed : Math.max(1, result.failed)
      sum = { hasPassed: result.hasPassed, passed: sum.passed + result.passed, failed: sum.failed + failed }
    }
    if (!sum.hasPassed) break
  }
  print(`${sum.passed} passed, ${sum.failed} failed`)
  return sum
}

interface EndedStage {
  readonly result: StageResult
  readonly milliseconds: number
}

/** Starts stages in order, a few at a time. One that has not started when another fails gives undefined. */
function startInTurn(stages: readonly Stage[], clock: Clock): readonly Promise<EndedStage | undefined>[] {
  const ends = stages.map(() => Promise.withResolvers<EndedStage | undefined>())
  let hasFailed = false
  // The lanes share the iterator: each takes the next stage that no other has taken.
  const waiting = stages.entries()
  const runLane = async () => {
    for (const [index, stage] of waiting) {
      const ended = hasFailed ? undefined : await timed(stage, clock)
      if (ended?.result.hasPassed === false) hasFailed = true
      ends[index]?.resolve(ended)
    }
  }
  for (let lane = 0; lane < lightAtOnce; lane += 1) void runLane()
  return ends.map(({ promise }) => promise)
}

async function timed(stage: Stage, clock: Clock): Promise<EndedStage> {
  const start = clock.now()
  const result = await stage.run().catch((error: unknown): StageResult => ({
    hasPassed: false,
    output: error instanceof Error ? error.message : String(error),
    passed: 0,
    failed: 0,
  }))
  return { result, milliseconds: clock.now() - start }
}

function stageLine(name: string, { hasPassed, passed, failed }: StageResult, milliseconds: number): string {
  const time = `${(milliseconds / 1000).toFixed(1)} s`.padStart(8)
  const tests =
    passed + failed === 0 ? '' : failed === 0 ? `  ${passed} passed` : `  ${passed} passed, ${failed} failed`
  return `${hasPassed ? '✓' : '✗'} ${name} ${time}${tests}`
}

/** Neighbouring light stages together; each other stage alone. */
function groups(stages: readonly Stage[]): readonly (readonly Stage[])[] {
  const grouped: Stage[][] = []
  for (const stage of stages) {
    const last = grouped.at(-1)
    if (stage.isLight && last?.[0]?.isLight) last.push(stage)
    else grouped.push([stage])
  }
  return grouped
}
