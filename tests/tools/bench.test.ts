import { describe, expect, test } from 'vitest'
import { type BenchLine, isReached, lineText, median } from '../bench/support/report.ts'

const line: BenchLine = { work: 'open', unit: 'ms', limit: 1, ours: 50, peer: { name: 'a peer', value: 100 } }

describe('a figure', () => {
  test("is the ratio of our value to the peer's", () => {
    expect(lineText(line)).toMatch(/^ok {4}open +0\.50x {2}<= 1x +50\.0 \/ 100\.0 ms \(a peer\)$/)
    expect(isReached({ ...line, ours: 100 })).toBe(true)
    expect(isReached({ ...line, ours: 101 })).toBe(false)
  })

  test('is the measured value if there is no peer', () => {
    expect(lineText({ work: 'drift', unit: 'px', limit: 0, ours: 3 })).toMatch(
      /^MISS {2}drift +3\.00 {2}<= 0 +3\.00 px$/,
    )
  })

  test('is not within its limit if it could not be measured', () => {
    expect(isReached({ ...line, ours: Number.NaN })).toBe(false)
    expect(isReached({ work: 'rows', unit: 'rows', limit: 1, ours: Number.NaN })).toBe(false)
  })
})

describe('the median', () => {
  test.each([
    [[3, 1, 2], 2],
    [[4, 1, 2, 3], 2.5],
  ])('of %j is %d', (values, middle) => expect(median(values)).toBe(middle))
})
