import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { conversationList, type Operation, operations, type ParsedInput, profileList, type Schema } from './index.ts'
import { filterValues } from './core/query.ts'
import { calendarDate, email, id, instant, timeZone } from './core/scalars.ts'
import { CallCreation } from './call/schema.ts'
import { ClientCreation, ClientPatch } from './client/schema.ts'
import { MessageCreation } from './message/schema.ts'
import { ProfileCreation, ProfilePatch, ProfileWizardFill } from './profile/schema.ts'
import { CustomAttributeBody, RecipientPatch } from './recipient/schema.ts'
import { RecipientImportUpload } from './recipientImport/schema.ts'
import { Schedule } from './schedule/schema.ts'
import { SequenceCreation, SequencePatch } from './sequence/schema.ts'

/** The error messages for a value; none when it is accepted. */
const refusals = (schema: Schema, value: unknown): readonly string[] =>
  (v.safeParse(schema, value).issues ?? []).map(({ message }) => message)
const isAccepted = (schema: Schema, value: unknown): boolean => refusals(schema, value).length === 0

const sequence = {
  name: 'Founders',
  type: 'cloud',
  clientId: 1,
  startDate: '2026-11-21',
  scheduleTimezone: 'Europe/Vienna',
}
const text = (length: number) => 'x'.repeat(length)

describe('scalars', () => {
  it('accept ids that are positive integers', () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer(), fc.double(), fc.maxSafeInteger()), (value) => {
        expect(isAccepted(id, value)).toBe(Number.isSafeInteger(value) && value >= 1)
      }),
    )
  })

  it('accept only days that exist', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9999 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 31 }),
        (year, month, day) => {
          const isReal = day <= new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate()
          const written = [
            String(year).padStart(4, '0'),
            String(month).padStart(2, '0'),
            String(day).padStart(2, '0'),
          ].join('-')
          expect(isAccepted(calendarDate, written)).toBe(isReal)
          expect(isAccepted(instant, `${written}T10:00:00Z`)).toBe(isReal)
        },
      ),
    )
  })

  it.each(['2026-11-21T09:00:00Z', '2026-11-21T09:00:00.123Z', '2026-11-21T23:30:00+01:00'])(
    'accept the moment %s',
    (moment) => {
      expect(refusals(instant, moment)).toEqual([])
    },
  )

  it.each([
    'demo@example.com',
    "o'brien@example.com",
    'first.last+tag@mail.example.co.uk',
    'info@münchen.de',
    'user@例え.jp',
    'root@localhost',
    `${'a'.repeat(64)}@example.com`,
  ])('SHELL-54 accept the email address %s', (address) => {
    expect(refusals(email, address)).toEqual([])
  })

  it.each(['', 'ada', 'ada@', '@example.com', 'a b@example.com', 'a@-example.com', 'a@b@c.de', 'a@b..de', 'a@b.de '])(
    'SHELL-54 refuse the email address %j',
    (address) => {
      expect(refusals(email, address)).not.toEqual([])
    },
  )

  it('SHELL-50 accept every time zone of the runtime', () => {
    expect(Intl.supportedValuesOf('timeZone').filter((zone) => !isAccepted(timeZone, zone))).toEqual([])
    expect(refusals(timeZone, 'Europe/Atlantis')).toEqual(['This time zone is not known.'])
  })
})

describe('schedules', () => {
  const minutes = fc.integer({ min: 0, max: 24 * 60 })
  const written = (minute: number) =>
    `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

  it('PROF-41 have no slot that ends before its start', () => {
    fc.assert(
      fc.property(minutes, minutes, (start, end) => {
        expect(isAccepted(Schedule, { mo: [{ start: written(start), end: written(end) }] })).toBe(
          start <= end && start < 24 * 60,
        )
      }),
    )
  })

  it('PROF-38 are 24/7, or have hours by weekday', () => {
    expect(isAccepted(Schedule, '*')).toBe(true)
    expect(isAccepted(Schedule, { sa: '*', su: [] })).toBe(true)
    expect(isAccepted(Schedule, { funday: '*' })).toBe(false)
    expect(isAccepted(Schedule, [])).toBe(false)
  })
})

describe('limits', () => {
  it.each<[string, Schema, (length: number) => unknown, number]>([
    ['SHELL-38 a sequence name', SequencePatch, (length) => ({ name: text(length) }), 200],
    ['SHELL-38 a client name', ClientPatch, (length) => ({ name: text(length) }), 200],
    ['SHELL-38 a profile name', ProfilePatch, (length) => ({ name: text(length) }), 200],
    ['RECIP-7 a custom attribute name', CustomAttributeBody, (length) => ({ name: text(length) }), 64],
    ['INBOX-17 a message', MessageCreation, (length) => ({ status: 'sent', text: text(length) }), 8000],
    ['a prompt', SequencePatch, (length) => ({ aiTemplates: [{ delaySecs: 0, prompts: [text(length)] }] }), 4000],
  ])('%s has a maximum length', (_, schema, make, maximum) => {
    expect(refusals(schema, make(maximum))).toEqual([])
    expect(refusals(schema, make(maximum + 1))).toEqual([
      expect.stringContaining(`at most ${maximum.toLocaleString('en-US')} characters.`),
    ])
  })

  it.each([
    ['connectionRequestsLimit', 100],
    ['messagesLimit', 200],
  ])('PROF-33 %s is an integer from 0 to %d', (key, maximum) => {
    fc.assert(
      fc.property(fc.oneof(fc.integer({ min: -10, max: maximum + 10 }), fc.double({ noNaN: true })), (limit) => {
        expect(isAccepted(ProfilePatch, { [key]: limit })).toBe(
          Number.isInteger(limit) && limit >= 0 && limit <= maximum,
        )
      }),
    )
  })

  it('PROF-35 delayFromSecs is at most delayToSecs', () => {
    fc.assert(
      fc.property(fc.nat(86_400), fc.nat(86_400), (delayFromSecs, delayToSecs) => {
        for (const schema of [ProfilePatch, ProfileCreation])
          expect(isAccepted(schema, { name: 'Ada', delayFromSecs, delayToSecs })).toBe(delayFromSecs <= delayToSecs)
      }),
    )
  })

  it('IMPORT-3 an import has at most 10 MB', () => {
    const file = (bytes: number) => ({ file: new File([new Uint8Array(bytes)], 'leads.csv') })
    expect(refusals(RecipientImportUpload, file(10 * 1024 * 1024))).toEqual([])
    expect(refusals(RecipientImportUpload, file(10 * 1024 * 1024 + 1))).toEqual(['A file can have at most 10 MB.'])
  })
})

describe('bodies', () => {
  it.each([
    ['name', 'Please, define sequence name'],
    ['startDate', 'Please, define sequence start date'],
    ['scheduleTimezone', 'Please, define timezone'],
  ])('of a sequence need %s, neither missing nor empty', (key, message) => {
    expect(refusals(SequenceCreation, sequence)).toEqual([])
    expect(
      refusals(SequenceCreation, Object.fromEntries(Object.entries(sequence).filter(([name]) => name !== key))),
    ).toEqual([message])
    expect(refusals(SequenceCreation, { ...sequence, [key]: '' })[0]).toBe(message)
  })

  it('CLIENT-5, CLIENT-10, CLIENT-12 of a client need name and info, and may have an empty contact person', () => {
    expect(
      refusals(ClientCreation, { name: 'Acme', info: 'Anvils', contactPerson: { name: '', title: '', email: '' } }),
    ).toEqual([])
    expect(refusals(ClientCreation, {})).toEqual(['Field is required', 'Field is required'])
  })

  it.each([
    ['', true],
    ['https://acme.com', true],
    ['http://www.acme.co.uk/about?x=1#team', true],
    ['https://acme', false],
    ['acme.com', false],
    ['ftp://acme.com', false],
    ['https://acme..com', false],
    ['javascript:alert(1)//.com', false],
  ])('CLIENT-11 of a client may have the website %j: %s', (url, isValid) => {
    expect(isAccepted(ClientPatch, { url })).toBe(isValid)
  })

  it('RECIP-14 of a recipient have no empty company', () => {
    expect(refusals(RecipientPatch, { company: '' })).toEqual(['Field is required'])
    expect(refusals(RecipientPatch, { customAttributes: { 12: null, 13: 'x' } })).toEqual([])
  })

  it.each(['scheduled', 'no_show', 'made'])(
    'CALL-6, CALL-7 of a call that is %s need status, date and time zone',
    (status) => {
      const call = { conversationId: 1, status, date: '2026-11-21T10:00:00+01:00', timezone: 'Europe/Vienna' }
      expect(refusals(CallCreation, call)).toEqual([])
      expect(isAccepted(CallCreation, { ...call, status: undefined })).toBe(false)
      expect(isAccepted(CallCreation, { ...call, date: undefined })).toBe(false)
      expect(isAccepted(CallCreation, { ...call, timezone: undefined })).toBe(false)
    },
  )

  it.each(['suggested', 'got_email', 'got_phone'])('CALL-6 of a call that is %s need neither', (status) => {
    expect(refusals(CallCreation, { conversationId: 1, status })).toEqual([])
  })

  it('INBOX-34 of a message need a date to schedule and a text to send, and nothing for a draft', () => {
    expect(isAccepted(MessageCreation, { status: 'scheduled', text: 'Hi' })).toBe(false)
    expect(
      isAccepted(MessageCreation, { status: 'scheduled', text: 'Hi', dateScheduled: '2026-11-22T09:00:00Z' }),
    ).toBe(true)
    expect(refusals(MessageCreation, { status: 'sent', text: ' \n' })).toEqual(['A message is required.'])
    expect(isAccepted(MessageCreation, { status: 'draft', text: '' })).toBe(true)
  })

  it('BILL-17 of a purchased profile have login and password, or an address for a one-time link', () => {
    expect(isAccepted(ProfileWizardFill, { login: 'ada', password: 'secret' })).toBe(true)
    expect(isAccepted(ProfileWizardFill, { oneTimeLinkEmail: 'ada@example.com' })).toBe(true)
    expect(isAccepted(ProfileWizardFill, { login: 'ada' })).toBe(false)
  })
})

describe('list queries', () => {
  it('read numbers and booleans from text, as callers pass them', () => {
    const wire = { limit: '100', after: '7', connected: 'false', withFieldData: 'true' }
    const passed = { limit: 100, after: 7, connected: false, withFieldData: true }
    expect(v.parse(profileList.query, wire)).toEqual(passed)
    expect(v.parse(profileList.query, passed)).toEqual(passed)
  })

  it.each(['0', '101', '-5', '1.5', 'ten', '', ' 5', '1e2', ['5', '6']])('refuse %j as limit', (limit) => {
    expect(isAccepted(profileList.query, { limit })).toBe(false)
  })

  it('LIST-8 keep any other key as a filter with a list of texts', () => {
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

  it('LIST-7 have at most 20 values a key, and no nested ones', () => {
    const values = (length: number) => Array.from({ length }, (_, index) => String(index))
    expect(isAccepted(conversationList.query, { category: values(20) })).toBe(true)
    expect(isAccepted(conversationList.query, { category: values(21) })).toBe(false)
    expect(isAccepted(conversationList.query, { category: { a: { b: 'c' } } })).toBe(false)
  })

  it('LIST-17 belong to all lists, and to lists only', () => {
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
