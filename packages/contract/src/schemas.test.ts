import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { CallCreation } from './call/schema.ts'
import { ClientCreation, ClientPatch } from './client/schema.ts'
import { type Schema } from './index.ts'
import { MessageCreation } from './message/schema.ts'
import { ProfileCreation, ProfilePatch, ProfileWizardFill } from './profile/schema.ts'
import { CustomAttributeBody, RecipientPatch } from './recipient/schema.ts'
import { RecipientImportUpload } from './recipientImport/schema.ts'
import { Schedule } from './schedule/schema.ts'
import { SequenceCreation, SequencePatch } from './sequence/schema.ts'

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

describe('schedules', () => {
  const minutes = fc.integer({ min: 0, max: 24 * 60 })
  const written = (minute: number) =>
    `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

  test('PROF-41 a schedule cannot have a slot that ends before its start', () => {
    fc.assert(
      fc.property(minutes, minutes, (start, end) => {
        expect(isAccepted(Schedule, { mo: [{ start: written(start), end: written(end) }] })).toBe(
          start <= end && start < 24 * 60,
        )
      }),
    )
  })

  test('PROF-38 a schedule is 24/7 or has hours by weekday', () => {
    expect(isAccepted(Schedule, '*')).toBe(true)
    expect(isAccepted(Schedule, { sa: '*', su: [] })).toBe(true)
    expect(isAccepted(Schedule, { funday: '*' })).toBe(false)
    expect(isAccepted(Schedule, [])).toBe(false)
  })
})

describe('limits', () => {
  test.each<[string, Schema, (length: number) => unknown, number]>([
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

  test.each([
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

  test('PROF-35 delayFromSecs is at most delayToSecs', () => {
    fc.assert(
      fc.property(fc.nat(86_400), fc.nat(86_400), (delayFromSecs, delayToSecs) => {
        for (const schema of [ProfilePatch, ProfileCreation])
          expect(isAccepted(schema, { name: 'Ada', delayFromSecs, delayToSecs })).toBe(delayFromSecs <= delayToSecs)
      }),
    )
  })

  test('IMPORT-3 an import has at most 10 MB', () => {
    const file = (bytes: number) => ({ file: new File([new Uint8Array(bytes)], 'leads.csv') })
    expect(refusals(RecipientImportUpload, file(10 * 1024 * 1024))).toEqual([])
    expect(refusals(RecipientImportUpload, file(10 * 1024 * 1024 + 1))).toEqual(['A file can have at most 10 MB.'])
  })
})

describe('request bodies', () => {
  test.each([
    ['name', 'Please, define sequence name'],
    ['startDate', 'Please, define sequence start date'],
    ['scheduleTimezone', 'Please, define timezone'],
  ])('a sequence needs %s', (key, message) => {
    expect(refusals(SequenceCreation, sequence)).toEqual([])
    expect(
      refusals(SequenceCreation, Object.fromEntries(Object.entries(sequence).filter(([name]) => name !== key))),
    ).toEqual([message])
    expect(refusals(SequenceCreation, { ...sequence, [key]: '' })[0]).toBe(message)
  })

  test('SEQ-55 a sequence has each category at most once', () => {
    const entry = { category: 'interested', fastResponseEnabled: true, enabled: true, steps: [] }
    const [{ fastResponseEnabled: _, ...followUp }, { enabled: __, ...response }] = [entry, entry]
    const repeated = ['Each category can be given only once.']
    const both = <Entry extends object>(one: Entry) => [one, { ...one, category: 'objection' }]
    expect(refusals(SequencePatch, { responses: both(response), followUps: both(followUp) })).toEqual([])
    expect(refusals(SequencePatch, { responses: [response, response] })).toEqual(repeated)
    expect(refusals(SequencePatch, { followUps: [followUp, followUp] })).toEqual(repeated)
  })

  test('CALL-8, CLIENT-14 a call has each reminder at most once, and a client each company size', () => {
    const call = { conversationId: 1, status: 'scheduled', date: '2026-11-21T12:00:00Z', timezone: 'UTC' }
    expect(refusals(CallCreation, { ...call, reminders: ['day', 'few_hours'] })).toEqual([])
    expect(refusals(CallCreation, { ...call, reminders: ['day', 'day'] })).toEqual([
      'Each reminder can be given only once.',
    ])
    expect(refusals(ClientPatch, { targetSizes: ['11-50', '51-200'] })).toEqual([])
    expect(refusals(ClientPatch, { targetSizes: ['11-50', '11-50'] })).toEqual([
      'Each company size can be given only once.',
    ])
  })

  test('CLIENT-5, CLIENT-10 a client needs name and info', () => {
    expect(
      refusals(ClientCreation, { name: 'Acme', info: 'Anvils', contactPerson: { name: '', title: '', email: '' } }),
    ).toEqual([])
    expect(refusals(ClientCreation, {})).toEqual(['Field is required', 'Field is required'])
  })

  test.each([
    ['', true],
    ['https://acme.com', true],
    ['http://www.acme.co.uk/about?x=1#team', true],
    ['https://acme', false],
    ['acme.com', false],
    ['ftp://acme.com', false],
    ['https://acme..com', false],
    ['javascript:alert(1)//.com', false],
  ])('CLIENT-11 a client can have the website %j: %s', (url, isValid) => {
    expect(isAccepted(ClientPatch, { url })).toBe(isValid)
  })

  test('RECIP-14 the company of a recipient cannot be empty, but a custom attribute can be null', () => {
    expect(refusals(RecipientPatch, { company: '' })).toEqual(['Field is required'])
    expect(refusals(RecipientPatch, { customAttributes: { 12: null, 13: 'x' } })).toEqual([])
  })

  test.each(['scheduled', 'no_show', 'made'])(
    'CALL-6, CALL-7 a call needs a status, and with the status %s also a date and a time zone',
    (status) => {
      const call = { conversationId: 1, status, date: '2026-11-21T10:00:00+01:00', timezone: 'Europe/Vienna' }
      expect(refusals(CallCreation, call)).toEqual([])
      expect(isAccepted(CallCreation, { ...call, status: undefined })).toBe(false)
      expect(isAccepted(CallCreation, { ...call, date: undefined })).toBe(false)
      expect(isAccepted(CallCreation, { ...call, timezone: undefined })).toBe(false)
    },
  )

  test.each(['suggested', 'got_email', 'got_phone'])(
    'CALL-6 a call with the status %s needs no date and no time zone',
    (status) => {
      expect(refusals(CallCreation, { conversationId: 1, status })).toEqual([])
    },
  )

  test('INBOX-34 a scheduled message needs a date, and only a draft can be empty', () => {
    expect(isAccepted(MessageCreation, { status: 'scheduled', text: 'Hi' })).toBe(false)
    expect(
      isAccepted(MessageCreation, { status: 'scheduled', text: 'Hi', dateScheduled: '2026-11-22T09:00:00Z' }),
    ).toBe(true)
    expect(refusals(MessageCreation, { status: 'sent', text: ' \n' })).toEqual(['A message is required.'])
    expect(isAccepted(MessageCreation, { status: 'draft', text: '' })).toBe(true)
  })

  test('BILL-17 a purchased profile needs login and password, or an email for a one-time link', () => {
    expect(isAccepted(ProfileWizardFill, { login: 'ada', password: 'secret' })).toBe(true)
    expect(isAccepted(ProfileWizardFill, { oneTimeLinkEmail: 'ada@example.com' })).toBe(true)
    expect(isAccepted(ProfileWizardFill, { login: 'ada' })).toBe(false)
  })
})
