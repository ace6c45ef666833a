import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { filterValues } from './query.ts'
import { conversationList, type Operation, operations, type ParsedInput, profileList, type Schema } from '../index.ts'

const refusals = (schema: Schema, value: unknown): readonly string[] =>
  (v.safeParse(schema, value).issues ?? []).map(({ message }) => message)
const isAccepted = (schema: Schema, value: unknown): boolean => refusals(schema, value).length === 0

describe('list queries', () => {
  test('accept numbers and booleans, also if they are written as texts', () => {
    const wire = { limit: '100', after: '7', connected: 'false', withFieldData: 'true' }
    const passed = { limit: 100, after: 7, connected: false, withFieldData: true }
    expect(v.parse(profileList.query, wire)).toEqual(passed)
    expect(v.parse(profileList.query, passed)).toEqual(passed)
  })

  test.each(['0', '101', '-5', '1.5', 'ten', '', ' 5', '1e2', ['5', '6']])('refuse %j as limit', (limit) => {
    expect(isAccepted(profileList.query, { limit })).toBe(false)
  })

  test('LIST-8 use unknown keys as filters', () => {
    const query: ParsedInput<'conversationList'>['query'] = v.parse(conversationList.query, {
      limit: '20',
      search: 'ada',
      hasIncoming: 'true',
      category: ['objection', 'neutral'],
      dateStart: '2026-11-14T00:00:00.000Z',
      priceStart: 5,
    })
    expect(Object.fromEntries(filterValues(query))).toEqual({
      hasIncoming: ['true'],
      category: ['objection', 'neutral'],
      dateStart: ['2026-11-14T00:00:00.000Z'],
      priceStart: ['5'],
    })
  })

  test('LIST-7 accept at most 20 values per key, and refuse objects as values', () => {
    const values = (length: number) => Array.from({ length }, (_, index) => String(index))
    expect(isAccepted(conversationList.query, { category: values(20) })).toBe(true)
    expect(isAccepted(conversationList.query, { category: values(21) })).toBe(false)
    expect(isAccepted(conversationList.query, { category: { a: { b: 'c' } } })).toBe(false)
  })

  test('LIST-17 only operations of lists accept unknown keys in the query', () => {
    const lists = Object.entries<Operation>(operations).flatMap(([name, { query }]) =>
      query && 'rest' in query ? [name] : [],
    )
    expect(lists.toSorted()).toEqual([
      'callList',
      'callReminderTemplateList',
      'clientList',
      'conversationList',
      'profileList',
      'recipientList',
      'sequenceList',
      'userList',
    ])
  })
})
