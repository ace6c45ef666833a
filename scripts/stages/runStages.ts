import type { Stage, StageResult } from './stage.ts'

export interface Sum {
  readonly hasPassed: boolean
  readonly passed: number
  readonly failed: number
}

interface Clock {
  /** Milliseconds since any fixed moment. */
  now(): number
}

/** Number of stages that run at the same time. The smallest supported machine has two cores. */
const stagesAtOnce = 2

/**
 * Runs all stages, two at a time, and prints one line per stage, in the order of the stages. The last line is the sum,
 * as `N passed, N failed`.
 */
export async function runStages(
  stages: readonly Stage[],
  print: (line: string) => void,
  clock: Clock = performance,
): Promise<Sum> {
  let sum: Sum = { hasPassed: true, passed: 0, failed: 0 }
  const widest = Math.max(0, ...stages.map(({ name }) => name.length))
  for (const { stage, ended } of startInTurn(stages, clock)) {
    const { result, milliseconds } = await ended
    if (!result.hasPassed) print(result.output.trimEnd())
    print(stageLine(stage.name.padEnd(widest), result, milliseconds))
    // A failed stage without a failed test counts as one failure.
    const failed = result.hasPassed ? result.failed : Math.max(1, result.failed)
    sum = {
      hasPassed: sum.hasPassed && result.hasPassed,
      passed: sum.passed + result.passed,
      failed: sum.failed + failed,
    }
  }
  print(`${sum.passed} passed, ${sum.failed} failed`)
  return sum
}

interface EndedStage {
  readonly result: StageResult
  readonly milliseconds: number
}

interface StartedStage {
  readonly stage: Stage
  readonly ended: Promise<EndedStage>
}

/**
 * Starts stages in order, two at a time. A stage waits for the stages in its `needs`. If one of them has failed, the
 * stage does not run and counts as failed.
 */
function startInTurn(stages: readonly Stage[], clock: Clock): readonly StartedStage[] {
  const starts = stages.map((stage) => ({ stage, end: Promise.withResolvers<EndedStage>() }))
  const failedNeed = async ({ needs = [] }: Stage): Promise<string | undefined> => {
    for (const { stage, end } of starts) {
      if (needs.includes(stage.name) && !(await end.promise).result.hasPassed) return stage.name
    }
    return undefined
  }
  // Both lanes take stages from one iterator, so each stage starts once.
  const waiting = starts.values()
  const runLane = async () => {
    for (const { stage, end } of waiting) {
      const failed = await failedNeed(stage)
      end.resolve(await (failed === undefined ? timed(stage, clock) : notRun(failed)))
    }
  }
  for (let lane = 0; lane < stagesAtOnce; lane += 1) void runLane()
  return starts.map(({ stage, end }) => ({ stage, ended: end.promise }))
}

const notRun = (failed: string): EndedStage => ({
  result: { hasPassed: false, output: `Not run, because the stage ${failed} failed.`, passed: 0, failed: 0 },
  milliseconds: 0,
})

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
