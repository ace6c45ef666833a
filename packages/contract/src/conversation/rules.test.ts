import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lastReadAfter, marksRead, unreadCount } from './rules.ts'
import { holds } from '../../testing/holds.ts'

describe('marking messages as read', () => {
  test('the id of the last read message is the highest id that was read, whatever the order of the requests', () => {
    const messages = Array.from({ length: 12 }, (_, index) => ({
      id: index + 1,
      type: index % 3 === 0 ? ('outgoing' as const) : ('incoming' as const),
    }))
    holds(
      fc.property(fc.array(fc.integer({ min: 1, max: 12 })), (reads) => {
        let last: number | null = null
        for (const read of reads) {
          const next: number = lastReadAfter(last, read)
          expect(next).toBeGreaterThanOrEqual(last ?? 0)
          expect(unreadCount(messages, next)).toBeLessThanOrEqual(unreadCount(messages, last))
          last = next
        }
        expect(last).toBe(reads.length > 0 ? Math.max(...reads) : null)
      }),
    )
    expect([
      marksRead({ type: 'incoming', id: 5 }, 4),
      marksRead({ type: 'incoming', id: 4 }, 4),
      marksRead({ type: 'outgoing', id: 5 }, 4),
    ]).toEqual([true, false, false])
  })
})
