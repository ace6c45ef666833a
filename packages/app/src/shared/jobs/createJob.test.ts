import * as fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { RequestError } from '../api/RequestError.ts'
import { createJob, type Job } from './createJob.ts'
import { unfinished } from './jobState.ts'

const rows = Array.from({ length: 20 }, (_, index) => index)
const statuses = <Item, Result>(job: Job<Item, Result>) => job.getState().items.map(({ status }) => status)
const fails = (status: number) => Promise.reject(new RequestError(status, { message: `No ${status}.` }))

const jobs: Job<number, unknown>[] = []
afterEach(() => {
  for (const job of jobs.splice(0)) job.close()
})
function jobOf(options: Parameters<typeof createJob<number, unknown>>[0]): Job<number, unknown> {
  const job = createJob<number, unknown>(options)
  jobs.push(job)
  return job
}

test('a job works on each item once and in order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.boolean(), { maxLength: 30 }), async (oks) => {
      const begun: number[] = []
      let [underWay, peak] = [0, 0]
      const job = jobOf({
        items: [...oks.keys()],
        perform: async (index) => {
          begun.push(index)
          peak = Math.max(peak, ++underWay)
          await Promise.resolve()
          underWay--
          return oks[index] ? undefined : fails(422)
        },
      })
      await job.start()
      expect(begun).toEqual([...oks.keys()])
      expect(peak).toBe(Math.min(4, oks.length))
      expect(statuses(job)).toEqual(oks.map((isOk) => (isOk ? 'done' : 'failed')))
      expect(job.getState().phase).toBe('finished')
    }),
  )
})

test('a job pauses when the server fails, and gives the reason', async () => {
  const perform = vi.fn<(row: number) => Promise<unknown>>(() => fails(503))
  const job = jobOf({ items: rows, perform })
  await job.start()
  expect(job.getState()).toMatchObject({ phase: 'paused', error: { status: 503 } })
  expect(perform.mock.calls.length).toBeLessThan(12)
  expect(unfinished(job.getState()).map(({ item }) => item)).toEqual(rows)
  expect(unfinished(job.getState()).map(({ reason }) => reason)).toContain('Not tried, because the server fails.')
  perform.mockImplementation((row) => (row === 0 ? fails(422) : Promise.resolve()))
  await job.resume()
  expect(job.getState()).toMatchObject({ phase: 'finished', counts: { done: 19, failed: 1 } })
  await job.resume()
  expect(perform.mock.calls.filter(([row]) => row === 0)).toHaveLength(2)
})

test('a job pauses at once when the session has ended', async () => {
  const cause = new RequestError(401, undefined)
  const perform = vi.fn<(row: number) => Promise<unknown>>(() => Promise.reject(new Error('not moved', { cause })))
  const job = jobOf({ items: rows, perform })
  await job.start()
  expect(perform.mock.calls.length).toBeLessThan(5)
  expect(job.getState()).toMatchObject({ phase: 'paused', counts: { waiting: 20, failed: 0 } })
})

test('a paused job that is started again waits for the items in progress, and then continues', async () => {
  const release = Promise.withResolvers<void>()
  const job = jobOf({ items: rows, perform: () => release.promise })
  const started = job.start()
  job.pause()
  const resumed = job.start()
  release.resolve()
  await started
  await resumed
  expect(job.getState()).toMatchObject({ phase: 'finished', counts: { done: 20 } })
})

test('a job can retry chosen items while it runs', async () => {
  const conclude = vi.fn<() => Promise<void>>(() => Promise.resolve())
  const perform = (row: number) => Promise.resolve(row < 3 ? 'held' : 'ok')
  const job = jobOf({ items: rows, perform, isConflict: (result) => result === 'held', conclude })
  await job.start()
  expect(job.getState().counts).toMatchObject({ conflict: 3, done: 17 })
  const again = [0, 1, 2].map((row) =>
    job.retry(
      ({ item }) => item === row,
      ({ item }) => item + 100,
    ),
  )
  await Promise.all(again)
  expect(job.getState().counts).toMatchObject({ conflict: 0, done: 20 })
  expect(
    job
      .getState()
      .items.slice(0, 3)
      .map(({ item }) => item),
  ).toEqual([100, 101, 102])
  expect(conclude.mock.calls.length).toBeLessThan(5)
})

test('one window runs a shared job, and the other window shows the results', async () => {
  const release = Promise.withResolvers<void>()
  const performed: number[] = []
  const shared = () => {
    const job = jobOf({
      name: 'a job of two windows',
      items: rows,
      perform: async (row) => {
        performed.push(row)
        if (row === 7) await release.promise
      },
      // The other window's message about row 7 can arrive late. Without this change, row 7 would be processed again.
      prepare: async (hasWaited) => {
        if (hasWaited) job.change([[7, { item: 7, status: 'done', result: undefined }]])
      },
    })
    return job
  }
  const [first, second] = [shared(), shared()]
  const ends = [first.start(), second.start()]
  await vi.waitFor(() => expect(second.getState()).toMatchObject({ phase: 'elsewhere', counts: { done: 19 } }), 10_000)
  release.resolve()
  await Promise.all(ends)
  expect(performed).toEqual(rows)
  expect([first, second].map((job) => job.getState().phase)).toEqual(['finished', 'finished'])
})

test('a job processes no item after the end of its session', async () => {
  const perform = vi.fn<() => Promise<void>>()
  const job = jobOf({ items: rows, perform, isOver: () => true })
  await job.start()
  expect(perform).not.toHaveBeenCalled()
})
