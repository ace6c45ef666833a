import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSimulator, type Simulator } from './index.ts'
import { testNow } from './seed/smallWorkspace.fixtures.ts'
import { rowsOf, timeViolations, violationsOf } from './workspaceInvariants.fixtures.ts'
import { anyStep, resolvedPath, type Step } from './workspaceSteps.fixtures.ts'

const start = (seed: number) =>
  createSimulator({ scenario: 'appsumo', seed, now: testNow, isFrozen: true, sessionMode: 'shared' })

async function run(simulator: Simulator, step: Step): Promise<number> {
  if ('advanceMs' in step) {
    await simulator.clock.advance(step.advanceMs)
    return 200
  }
  const path = 'path' in step ? resolvedPath(await simulator.snapshot(), step.path) : ''
  const headers = { 'content-type': 'application/json' }
  const body = step.body === undefined ? {} : { body: JSON.stringify(step.body) }
  const response =
    'control' in step
      ? await simulator.control(step.control, { method: 'POST', ...body })
      : await simulator.fetch(new Request(`http://x/api/v2${path}`, { method: step.method, headers, ...body }))
  return response.status
}

/** Returns the first step that fails or breaks an invariant. */
async function firstProblem(simulator: Simulator, steps: readonly Step[]): Promise<unknown> {
  const lastRead = new Map<number, number>()
  let before = await simulator.snapshot()
  for (const each of steps) {
    const status = await run(simulator, each)
    const after = await simulator.snapshot()
    const violations = violationsOf(after, lastRead)
    if ('advanceMs' in each) violations.push(...timeViolations(before, after))
    if (status >= 500 || violations.length > 0) return { each, status, violations }
    before = after
  }
  const reads = rowsOf(before, 'sequences').map(({ id }): Step => ({ method: 'GET', path: `/sequences/${id}/stats` }))
  for (const each of reads) if ((await run(simulator, each)) !== 200) return each
  return undefined
}

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])(
  'SEQ-67, SEQ-68 hundreds of API calls and clock moves keep all invariants (seed %i)',
  async (seed) => {
    const steps = fc.sample(anyStep, { seed, numRuns: 220 })
    expect(await firstProblem(start(seed), steps)).toBeUndefined()
  },
)

test('SIM-13 random API calls keep all invariants, and give the same workspace for the same seed', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 50 }),
      fc.array(anyStep, { minLength: 5, maxLength: 40 }),
      async (seed, steps) => {
        const simulator = start(seed)
        const twin = start(seed)
        const lastRead = new Map<number, number>()
        for (const each of steps) {
          const status = await run(simulator, each)
          expect({ each, isFailure: status >= 500, isSame: (await run(twin, each)) === status }).toEqual({
            each,
            isFailure: false,
            isSame: true,
          })
          expect({ each, violations: violationsOf(await simulator.snapshot(), lastRead) }).toEqual({
            each,
            violations: [],
          })
        }
        const snapshot = await simulator.snapshot()
        expect(await twin.snapshot()).toEqual(snapshot)
        const restored = start(seed)
        await restored.restore(snapshot)
        const week: Step = { advanceMs: 7 * 86_400_000 }
        await Promise.all([run(simulator, week), run(restored, week)])
        expect(await restored.snapshot()).toEqual(await simulator.snapshot())
      },
    ),
    { numRuns: 30 },
  )
})
