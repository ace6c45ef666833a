import type { Stage, StageResult } from './stage.ts'

/** The totals of all stages. */
export interface Sum {
  readonly hasPassed: boolean
  readonly passed: number
  readonly failed: number
}

interface Clock {
  /** Milliseconds since any fixed moment. */
  now(): number
}

/** Number of light stages that run at the same time: one per core of the smallest supported machine. */
const lightAtOnce = 2

/**
 * Runs all stages in order. Of consecutive light stages, two run at a time. Prints one line per stage, in order: a
 * mark, its name, its time, its tests. Before the line of a failed stage it prints the output of that stage. The last
 * line is the sum, as `N passed, N failed`.
 */
export async function runStages(
  stages: readonly Stage[],
  print: (line: string) => void,
  clock: Clock = performance,
): Promise<Sum> {
  let sum: Sum = { hasPassed: true, passed: 0, failed: 0 }
  const widest = Math.max(0, ...stages.map(({ name }) => name.length))
  const failedNames = new Set<string>()
  for (const group of groups(stages)) {
    for (const { stage, ended } of startInTurn(group, failedNames, clock)) {
      const { result, milliseconds } = await ended
      if (!result.hasPassed) {
        failedNames.add(stage.name)
        print(result.output.trimEnd())
      }
      print(stageLine(stage.name.padEnd(widest), result, milliseconds))
      // A failed check without tests, or a stage that failed before its tests, counts as one failure.
      const failed = result.hasPassed ? result.failed : Math.max(1, result.failed)
      sum = {
        hasPassed: sum.hasPassed && result.hasPassed,
        passed: sum.passed + result.passed,
        failed: sum.failed + failed,
      }
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

/** Starts stages in order, two at a time. A stage that needs a failed stage fails without a run. */
function startInTurn(
  stages: readonly Stage[],
  failedNames: ReadonlySet<string>,
  clock: Clock,
): readonly StartedStage[] {
  const starts = stages.map((stage) => ({ stage, end: Promise.withResolvers<EndedStage>() }))
  // All lanes use the same iterator, so each lane takes the next stage that has not started.
  const waiting = starts.values()
  const runLane = async () => {
    for (const { stage, end } of waiting) {
      const failed = stage.needs?.find((name) => failedNames.has(name))
      end.resolve(await (failed === undefined ? timed(stage, clock) : notRun(failed)))
    }
  }
  for (let lane = 0; lane < lightAtOnce; lane += 1) void runLane()
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

/** Makes one group of consecutive light stages. Each other stage is a group of one. */
function groups(stages: readonly Stage[]): readonly (readonly Stage[])[] {
  const grouped: Stage[][] = []
  for (const stage of stages) {
    const last = grouped.at(-1)
    if (stage.isLight && last?.[0]?.isLight) last.push(stage)
    else grouped.push([stage])
  }
  return grouped
}
