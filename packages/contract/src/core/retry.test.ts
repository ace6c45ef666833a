import { describe, expect, test } from 'vitest'
import { isRetried, retryDelayMs } from './retry.ts'

describe('failed queries', () => {
  test('SHELL-41 are retried 3 times, after 1 s and doubling, at most 30 s', () => {
    expect([0, 1, 2, 3].map(isRetried)).toEqual([true, true, true, false])
    expect([0, 1, 2, 4, 5, 40].map(retryDelayMs)).toEqual([1_000, 2_000, 4_000, 16_000, 30_000, 30_000])
  })
})
