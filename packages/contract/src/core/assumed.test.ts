import { expect, test } from 'vitest'
import * as v from 'valibot'
import { assumedField, withoutAssumedFields } from './assumed.ts'

const Row = v.object({ id: v.number(), extra: assumedField(v.nullable(v.number())) })
const Page = v.object({
  rows: v.array(Row),
  byId: v.record(v.string(), Row),
  first: v.nullable(Row),
  last: v.optional(Row),
  at: v.pipe(v.string(), v.nonEmpty()),
})

test('SIM-36 assumed fields are removed from a response, also from nested objects', () => {
  const row = { id: 1, extra: 2 }
  const page = { rows: [row, { id: 2 }], byId: { 1: row }, first: row, last: row, at: 'x', unknown: row }
  expect(v.is(Page, page)).toBe(true)
  expect(withoutAssumedFields(Page, page)).toEqual({
    rows: [{ id: 1 }, { id: 2 }],
    byId: { 1: { id: 1 } },
    first: { id: 1 },
    last: { id: 1 },
    at: 'x',
    unknown: row,
  })
  expect(withoutAssumedFields(Page, { ...page, first: null })).toMatchObject({ first: null })
})
