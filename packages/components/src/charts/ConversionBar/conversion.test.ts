import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { conversionRowsOf } from './conversion.ts'

const stagesOf = (counts: readonly number[]) =>
  counts.map((count, index) => ({ id: String(index), label: `Stage ${index}`, count }))

test('DASH-27 each stage has its share of the base and of the previous stage', () => {
  const rows = conversionRowsOf(stagesOf([200, 50, 40]), { label: 'requests', count: 200 })
  expect(rows.map(({ share }) => share)).toEqual([100, 25, 20])
  expect(rows.map(({ shareOfBefore }) => shareOfBefore)).toEqual([undefined, 25, 80])
  expect(rows.map(({ width, widthBefore }) => [width, widthBefore])).toEqual([
    [100, 100],
    [25, 100],
    [20, 25],
  ])
})

test('DASH-27 a stage that is larger than its base has no share', () => {
  const rows = conversionRowsOf(stagesOf([3, 5]), { label: 'requests', count: 3 })
  expect(rows.map(({ share, shareOfBefore }) => [share, shareOfBefore])).toEqual([
    [100, undefined],
    [undefined, undefined],
  ])
})

test('a stage has no share if the base is 0', () => {
  const rows = conversionRowsOf(stagesOf([0, 0]), { label: 'requests', count: 0 })
  expect(rows.map(({ share, shareOfBefore, width }) => [share, shareOfBefore, width])).toEqual([
    [undefined, undefined, 0],
    [undefined, undefined, 0],
  ])
})

test('each bar is inside its track', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(100_000), { minLength: 1, maxLength: 8 }), fc.nat(100_000), (counts, base) => {
      for (const { width, widthBefore } of conversionRowsOf(stagesOf(counts), {
        label: 'conversations',
        count: base,
      })) {
        expect(width).toBeGreaterThanOrEqual(0)
        expect(widthBefore).toBeGreaterThanOrEqual(width)
        expect(widthBefore).toBeLessThanOrEqual(100)
      }
    }),
  )
})
