import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { initialJobState, type JobEvent, type JobItem, jobReducer, type JobState } from './jobState.ts'

type Event = JobEvent<number, string>
type State = JobState<number, string>

const entry: fc.Arbitrary<JobItem<number, string>> = fc.oneof(
  fc.record({ item: fc.nat(), status: fc.constantFrom('waiting' as const, 'working' as const) }),
  fc.record({ item: fc.nat(), status: fc.constantFrom('done' as const, 'conflict' as const), result: fc.string() }),
)
const failure = (isFinal: boolean) => ({ status: 'failed', reason: 'no', isFinal, hasLeft: false }) as const
const failed = (index: number, isFinal: boolean, isSessionOver = false): Event => ({
  type: 'failed',
  index,
  error: 'no',
  effect: { failure: failure(isFinal), isSessionOver, failuresToPause: 8 },
})
const event: fc.Arbitrary<Event> = fc.oneof(
  fc.record({ type: fc.constant('added' as const), items: fc.array(entry, { maxLength: 4 }) }),
  fc.record({ type: fc.constant('changed' as const), changes: fc.array(fc.tuple(fc.nat(9), entry), { maxLength: 4 }) }),
  fc.tuple(fc.nat(9), fc.boolean(), fc.boolean()).map((values) => failed(...values)),
  fc.record({
    type: fc.constant('entered' as const),
    phase: fc.constantFrom('running' as const, 'elsewhere' as const, 'finished' as const),
  }),
  fc.constant({ type: 'paused' as const, error: 'stop' }),
)
const after = (events: readonly Event[], from: State = initialJobState): State => events.reduce<State>(jobReducer, from)

test('counts always match the items', () => {
  fc.assert(
    fc.property(fc.array(event), (events) => {
      const { items, counts } = after(events)
      for (const [status, count] of Object.entries(counts)) {
        expect(count).toBe(items.filter((each) => each.status === status).length)
      }
    }),
  )
})

const running = (count: number): State =>
  after([
    { type: 'added', items: Array.from({ length: count }, (_, item) => ({ item, status: 'waiting' })) },
    { type: 'entered', phase: 'running' },
  ])

test('a job pauses when eight consecutive requests fail because the server is down', () => {
  const outcome = fc.constantFrom('done' as const, 'refused' as const, 'down' as const)
  fc.assert(
    fc.property(fc.array(outcome, { maxLength: 40 }), (outcomes) => {
      const events = outcomes.map((each, index): Event => {
        if (each !== 'done') return failed(index, each === 'refused')
        return { type: 'changed', changes: [[index, { item: index, status: 'done', result: '' }]] }
      })
      const isDown = outcomes.join(' ').includes(Array(8).fill('down').join(' '))
      expect(after(events, running(outcomes.length)).phase).toBe(isDown ? 'paused' : 'running')
    }),
  )
})

test('a job pauses at once when the session has ended', () => {
  const { phase, items, error } = after([failed(1, false, true)], running(3))
  expect([phase, items[1]?.status, error]).toEqual(['paused', 'waiting', 'no'])
})

test('each run starts counting failures at zero', () => {
  const down = Array.from({ length: 7 }, (_, index) => failed(index, false))
  const { phase } = after([...down, { type: 'entered', phase: 'running' }, ...down], running(20))
  expect(phase).toBe('running')
})
