import { describe, expect, test } from 'vitest'
import { type Passed, queuePlan } from './queuePlan.ts'

const row = (id: number, lastMessageId = id * 10) => ({ id, lastMessageId })
const passed = (id: number, how: Passed['how'] = 'done', messageId = id * 10): Passed => ({ id, how, messageId })
const plan = (change: Partial<Parameters<typeof queuePlan>[0]> = {}) => {
  const rows = [row(1), row(2), row(3), row(4)]
  const { pending, next, position, count } = queuePlan({
    rows,
    unloaded: 0,
    passed: [],
    snoozedIds: new Set(),
    isLeadsTurn: () => true,
    currentId: 1,
    ...change,
  })
  return { pending: pending.map(({ id }) => id), next: next?.id, place: `${position} of ${count}` }
}

describe('INBOX-61 a work queue', () => {
  test('goes from the first conversation to the last', () => {
    expect(plan()).toEqual({ pending: [1, 2, 3, 4], next: 2, place: '1 of 4' })
    expect(plan({ passed: [passed(1)], currentId: 2 })).toEqual({ pending: [2, 3, 4], next: 3, place: '2 of 4' })
    const three = [passed(1), passed(2, 'skipped'), passed(3, 'snoozed')]
    expect(plan({ passed: three, snoozedIds: new Set([3]), currentId: 4 })).toEqual({
      pending: [4],
      next: undefined,
      place: '4 of 4',
    })
  })

  test('keeps its count when an answered conversation leaves the list', () => {
    const rows = [row(2), row(3), row(4)]
    expect(plan({ rows, passed: [passed(1)], currentId: 2 }).place).toBe('2 of 4')
    // The open conversation was answered, and has left the list.
    expect(plan({ rows, currentId: 1 }).place).toBe('1 of 4')
    // The list keeps the answered conversation while it is open.
    expect(plan({ currentId: 1, isLeadsTurn: ({ id }) => id !== 1 }).place).toBe('1 of 4')
  })

  test('counts conversations that are not loaded yet', () => {
    expect(plan({ unloaded: 36 }).place).toBe('1 of 40')
  })

  test('repeats a conversation after a new message of the lead', () => {
    const rows = [row(1, 11), row(2)]
    const answered = { rows, passed: [passed(1)], currentId: 2 }
    expect(plan(answered)).toEqual({ pending: [1, 2], next: 1, place: '1 of 2' })
    expect(plan({ ...answered, isLeadsTurn: ({ id }) => id !== 1 }).pending).toEqual([2])
  })

  test('leaves out conversations while they are snoozed', () => {
    expect(plan({ snoozedIds: new Set([2]) }).pending).toEqual([1, 3, 4])
    expect(plan({ passed: [passed(2, 'snoozed')] }).pending).toEqual([1, 2, 3, 4])
  })
})
