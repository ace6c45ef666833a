import {
  callList,
  conversationList,
  recipientGet,
  conversationGet,
  dashboardGet,
  type Operation,
  operations,
  recipientList,
  type Schema,
  sequenceCreate,
  sequenceForecast,
  userMe,
} from '@tandem/contract'
import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { readResponse } from './readResponse.ts'

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema'

/** Reads the structure of a schema. In a pipe, the last schema has the structure. */
function partsOf(schema: Schema) {
  const { pipe }: { readonly type: string; readonly pipe?: readonly unknown[] } = schema
  const last = pipe?.findLast(isSchema) ?? schema
  const { entries, item, value, wrapped, options, literal }: Record<string, unknown> = { ...last }
  const fields = typeof entries === 'object' ? Object.entries({ ...entries }) : undefined
  return {
    type: last.type,
    entries: fields?.filter((field): field is [string, Schema] => isSchema(field[1])),
    item: isSchema(item) ? item : undefined,
    value: isSchema(value) ? value : undefined,
    wrapped: isSchema(wrapped) ? wrapped : undefined,
    options: Array.isArray(options) ? options : [],
    literal,
    formats: (pipe ?? []).map((each) => (typeof each === 'object' && each && 'type' in each ? each.type : '')),
  }
}

const samples = [
  '2026-03-03T09:00:00.000Z',
  '2026-03-03',
  '09:00',
  '24:00',
  'Europe/Vienna',
  'ann@example.com',
  'https://example.com',
  '0b6b2ef4-2f5c-4f0e-9a53-0d6f0a1b2c3d',
  'Ann',
]

function allowedBy(schema: Schema): fc.Arbitrary<unknown> {
  const { type, entries, item, value, wrapped, options, literal } = partsOf(schema)
  if (wrapped) return fc.option(allowedBy(wrapped), { nil: type === 'nullable' ? null : undefined })
  if (entries) return fc.record(Object.fromEntries(entries.map(([name, entry]) => [name, allowedBy(entry)])))
  if (item) return fc.array(allowedBy(item), { maxLength: 3 }).filter((list) => v.is(schema, list))
  if (value) return fc.dictionary(fc.constantFrom('1', '2', 'ann'), allowedBy(value), { maxKeys: 2 })
  if (type === 'picklist') return fc.constantFrom(...options)
  if (type === 'union') return fc.oneof(...options.filter(isSchema).map(allowedBy))
  if (type === 'literal') return fc.constant(literal)
  if (type === 'boolean') return fc.boolean()
  if (type === 'number') return fc.constantFrom(...[1, 2, 3].filter((each) => v.is(schema, each)))
  return fc.constantFrom(...samples.filter((each) => v.is(schema, each)))
}

/** The same schema without limits and choices. */
function typesOf(schema: Schema): Schema {
  const { type, entries, item, value, wrapped, options, literal, formats } = partsOf(schema)
  if (wrapped) return type === 'nullable' ? v.nullable(typesOf(wrapped)) : v.optional(typesOf(wrapped))
  if (entries) return v.looseObject(Object.fromEntries(entries.map(([name, entry]) => [name, typesOf(entry)])))
  if (item) return v.array(typesOf(item))
  if (value) return v.record(v.string(), typesOf(value))
  if (type === 'union') return v.union(options.filter(isSchema).map(typesOf))
  if (type === 'literal') return v.literal(String(literal))
  if (type === 'boolean') return v.boolean()
  if (type === 'number') return v.number()
  const hasFormat = formats.some((each) => ['iso_timestamp', 'iso_date', 'regex', 'check'].includes(String(each)))
  return hasFormat ? v.union([v.literal(''), schema]) : v.string()
}

const oddValues = fc.constantFrom<unknown>(
  undefined,
  null,
  '',
  'text',
  5,
  -1.5,
  true,
  [],
  {},
  [null],
  [{}],
  { id: 1 },
  'x'.repeat(9000),
)

function damaged(body: unknown, odd: () => unknown, isHit: () => boolean): unknown {
  if (isHit()) return odd()
  if (Array.isArray(body)) return body.map((each: unknown) => damaged(each, odd, isHit))
  if (typeof body !== 'object' || body === null) return body
  const fields = Object.entries(body).map(([name, each]) => [name, damaged(each, odd, isHit)] as const)
  return Object.fromEntries(fields.filter(([, each]) => each !== undefined))
}

const withBody = Object.entries<Operation>(operations).flatMap(([name, { response: schema }]) =>
  schema ? [{ name, schema }] : [],
)

describe.each(withBody)('SHELL-63 a response of $name', ({ schema }) => {
  test('stays the same if it fits its schema', () => {
    fc.assert(
      fc.property(allowedBy(schema), (body) => {
        expect(readResponse(schema, body)).toBe(body)
      }),
      { numRuns: 20 },
    )
  })

  test('has fields of the right types after any damage, or is unreadable', () => {
    const types = typesOf(schema)
    fc.assert(
      fc.property(
        allowedBy(schema),
        fc.infiniteStream(fc.nat(12)),
        fc.infiniteStream(oddValues),
        (body, hits, odds) => {
          const response = readResponse(
            schema,
            damaged(
              body,
              () => odds.next().value,
              () => hits.next().value === 0,
            ),
          )
          expect(response === undefined || v.is(types, response)).toBe(true)
        },
      ),
      { numRuns: 100 },
    )
  })

  test('is unreadable if its body has another structure', () => {
    for (const body of [undefined, null, 5, [], ...(schema.type === 'string' ? [] : ['<!doctype html>'])])
      expect(readResponse(schema, body)).toBeUndefined()
    expect(readResponse(schema, { hello: 1 })).toEqual(v.is(schema, {}) ? { hello: 1 } : undefined)
  })
})

test('SHELL-63 a field without a valid value is left out, or becomes null, 0 or empty', () => {
  const user = { id: 5, name: null, email: 7, role: 'org_queen', organizationId: 1, profilesCount: '3', shoeSize: 43 }
  expect(readResponse(userMe.response, user)).toEqual({
    id: 5,
    name: '',
    email: '',
    role: 'org_queen',
    status: '',
    organizationId: 1,
    paidProfilesCount: 0,
    profilesCount: 0,
    profileIds: [],
    shoeSize: 43,
  })
  const { stats } = v.parse(v.looseObject({ stats: v.unknown() }), readResponse(dashboardGet.response, { stats: {} }))
  expect(stats).toMatchObject({ requestsCount: 0, callsCountConversionPercents: null })
})

const conversation = {
  id: 3,
  profileId: 1,
  recipientId: 9,
  sequenceId: null,
  category: 'neutral',
  lastMessageId: 4,
  lastReadMessageId: null,
  unreadMessagesCount: 1,
  automationEnabled: true,
  isFollowed: true,
  url: null,
  dateLastActivity: '2026-03-03T09:00:00Z',
}
const related = { profiles: {}, recipients: {}, categories: {}, messages: {}, sequences: {}, clients: {} }
const counts = { count: 1, totalCount: 1, totalFilteredCount: 1 }

test('SHELL-63 items without a usable id are left out', () => {
  const { dateLastActivity: _, category: __, ...withHoles } = conversation
  const body = {
    ...counts,
    _embedded: {
      ...related,
      conversations: [null, withHoles, { ...conversation, id: '3' }, { ...conversation, dateLastActivity: 'today' }],
      categories: { neutral: { id: 'neutral', name: 'Neutral' }, odd: 'Odd' },
    },
  }
  expect(readResponse(conversationList.response, body)).toEqual({
    ...counts,
    _embedded: {
      ...related,
      conversations: [
        { ...conversation, category: '', dateLastActivity: '' },
        { ...conversation, dateLastActivity: '' },
      ],
      categories: { neutral: { id: 'neutral', name: 'Neutral' } },
    },
  })
})

test('SHELL-63 an unknown time zone becomes null', () => {
  const lead = { id: 9, timeZone: 'Mars/Olympus_Mons', lastName: 'Voss' }
  expect(readResponse(recipientGet.response, lead)).toMatchObject({ id: 9, timeZone: null, lastName: 'Voss' })
})

test('SHELL-63 an invalid number in a list becomes 0', () => {
  const profile = { id: 1, name: 'Ann', requests: [1, null, 3], messages: [], expectedMessages: [] }
  const body = { profiles: [profile], dates: [], leftCount: 3, reasons: ['busy', 5] }
  expect(readResponse(sequenceForecast.response, body)).toMatchObject({
    profiles: [{ requests: [1, 0, 3] }],
    firstContact: null,
    reasons: ['busy'],
  })
})

test.each([
  ['a list without _embedded', callList, { ...counts }],
  ['a list without its rows', recipientList, { ...counts, _embedded: { sequences: {} } }],
  ['a conversation without _embedded', conversationGet, conversation],
  ['a created sequence without an id', sequenceCreate, { name: 'New' }],
])('SHELL-63 %s is unreadable', (_, { response: schema }, body) => {
  expect(readResponse(schema, body)).toBeUndefined()
})
