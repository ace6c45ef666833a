import { describe, expect, test } from 'vitest'
import { RequestError } from '../../../shared/api/RequestError.ts'
import { forEachRow } from './eachRow.ts'

const rows = Array.from({ length: 20 }, (_, index) => index)

describe('doing something to each row', () => {
  test('makes a few calls at a time, continues after failures, and returns the rows in their order', async () => {
    let [underWay, most] = [0, 0]
    const counts: number[] = []
    const result = await forEachRow(
      rows,
      async (row) => {
        most = Math.max(most, ++underWay)
        await Promise.resolve()
        underWay--
        if (row % 7 === 3) throw new Error(`no ${row}`)
      },
      { onProgress: (count) => counts.push(count) },
    )
    expect(most).toBe(4)
    expect(result.done).toEqual(rows.filter((row) => row % 7 !== 3))
    expect(result.failed.map(({ row, error }) => [row, String(error)])).toEqual(
      [3, 10, 17].map((row) => [row, `Error: no ${row}`]),
    )
    expect(counts).toEqual(rows.map((row) => row + 1))
  })

  test('stops before the next row when it is aborted; calls under way count', async () => {
    const controller = new AbortController()
    const result = await forEachRow(rows, async (row) => row === 5 && controller.abort(), { signal: controller.signal })
    expect(result.done.length).toBeGreaterThanOrEqual(5)
    expect(result.done.length).toBeLessThan(10)
    expect(result.failed).toEqual([])
  })
})

test('stops after some failures in a row that no row caused; refused rows do not count', async () => {
  const outcomes = [503, 422, 503, 503, 503]
  const run = (row: number) => Promise.reject(new RequestError(outcomes[row] ?? 200, undefined))
  const { failed, untried, stopCause } = await forEachRow(rows, run, { failuresToStop: 3 })
  expect(stopCause).toMatchObject({ status: 503 })
  expect(failed.length).toBeGreaterThanOrEqual(5)
  expect(failed.length).toBeLessThan(9)
  expect([...failed.map(({ row }) => row), ...untried]).toEqual(rows)
})

test('stops at once when the session has ended', async () => {
  const cause = new RequestError(401, undefined)
  const run = () => Promise.reject(new Error('not moved', { cause }))
  const { failed, stopCause } = await forEachRow(rows, run, { failuresToStop: 8 })
  expect(failed.length).toBeLessThan(8)
  expect(stopCause).toMatchObject({ cause })
})
