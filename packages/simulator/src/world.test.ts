import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSimulator, type Simulator } from './index.ts'
import { testNow } from './seed/smallWorkspace.fixtures.ts'
import { wrongsOf } from './worldInvariants.fixtures.ts'
import { anyStep, resolvedPath, type Step } from './worldSteps.fixtures.ts'

const start = (seed: number) =>
  createSimulator({ scenario: 'appsumo', seed, now: testNow, isFrozen: true, sessionMode: 'shared' })

async function take(simulator: Simulator, taken: Step): Promise<number> {
  if ('advanceMs' in taken) {
    await simulator.clock.advance(taken.advanceMs)
    return 200
  }
  const path = 'path' in taken ? resolvedPath(await simulator.snapshot(), taken.path) : ''
  const headers = { 'content-type': 'application/json' }
  const body = taken.body === undefined ? {} : { body: JSON.stringify(taken.body) }
  const answer =
    'control' in taken
      ? await simulator.control(taken.control, { method: 'POST', ...body })
      : await simulator.fetch(new Request(`http://x/api/v2${path}`, { method: taken.method, headers, ...body }))
  return answer.status
}

test(
  'whatever is called and however time passes, the world hangs together; a snapshot goes on as the original',
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 50 }),
        fc.array(anyStep, { minLength: 5, maxLength: 40 }),
        async (seed, steps) => {
          const simulator = start(seed)
          const twin = start(seed)
          const lastRead = new Map<number, number>()
          for (const each of steps) {
            const status = await take(simulator, each)
            expect({ each, isFailure: status >= 500, isSame: (await take(twin, each)) === status }).toEqual({
              each,
              isFailure: false,
              isSame: true,
            })
            expect({ each, wrongs: wrongsOf(await simulator.snapshot(), lastRead) }).toEqual({ each, wrongs: [] })
          }
          const snapshot = await simulator.snapshot()
          expect(await twin.snapshot()).toEqual(snapshot)
          const restored = start(seed)
          await restored.restore(snapshot)
          const week: Step = { advanceMs: 7 * 86_400_000 }
          await Promise.all([take(simulator, week), take(restored, week)])
          expect(await restored.snapshot()).toEqual(await simulator.snapshot())
        },
      ),
      { numRuns: 30 },
    )
  },
)
