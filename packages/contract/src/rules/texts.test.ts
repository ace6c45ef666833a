import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { holds } from '../../testing/holds.ts'
import { clientFileProblem, companyInfoLength, isWebsite } from './client.ts'
import { delayBounds, delayOfEdit, delayParts, editOfDelay, formatDelay, type DelayUnit } from './delay.ts'
import { firstMessageLength } from './firstMessage.ts'
import {
  decodeFallback,
  formatPlaceholder,
  messageOfParts,
  messageParts,
  resolvedMessage,
  type MessagePart,
} from './placeholder.ts'

const anyText = fc.string({ unit: 'binary' }).filter((text) => text.isWellFormed())
const aName = fc.stringMatching(/^[a-zA-Z_][a-zA-Z0-9_.-]{0,12}$/)
const plainText = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => !/[%[\]]/.test(text))

describe('variable placeholders', () => {
  it('are written %name% or %name%[default] with the default in base64, whatever its letters', () => {
    expect(formatPlaceholder('firstName')).toBe('%firstName%')
    expect(formatPlaceholder('firstName', 'Zoë 👋')).toBe('%firstName%[Wm/DqyDwn5GL]')
    holds(
      fc.property(aName, anyText, (name, fallback) => {
        expect(messageParts(formatPlaceholder(name, fallback))).toEqual([{ kind: 'variable', name, fallback }])
      }),
    )
  })

  it('a message made of pieces is taken apart into the same pieces', () => {
    const variable = fc.record({
      kind: fc.constant('variable' as const),
      name: aName,
      fallback: fc.option(anyText, { nil: undefined }),
    })
    const text = fc.record({ kind: fc.constant('text' as const), text: plainText })
    const pairs = fc.array(fc.tuple(text, variable)).map((list): MessagePart[] => list.flat())
    holds(
      fc.property(pairs, (parts) => {
        expect(messageParts(messageOfParts(parts))).toEqual(parts)
      }),
    )
  })

  it('any text is read without an error, and nothing of it is lost', () => {
    const pieces = fc
      .array(fc.constantFrom('%', 'a', '%a%', '[', ']', '[YQ==]', '[/w==]', '[x', ' ', '50%', 'é'))
      .map((list) => list.join(''))
    holds(
      fc.property(pieces, (message) => {
        expect(messageOfParts(messageParts(message))).toBe(message)
      }),
      { numRuns: 500 },
    )
    expect(messageParts('50% of 20% is 10%')).toEqual([{ kind: 'text', text: '50% of 20% is 10%' }])
    expect(decodeFallback('/w==')).toBeUndefined()
  })

  it('a recipient reads the value, else the default, else nothing', () => {
    const message = `Hi ${formatPlaceholder('firstName', 'there')} of ${formatPlaceholder('company')}!`
    expect(resolvedMessage(message, { firstName: 'Ann', company: 'Acme' })).toBe('Hi Ann of Acme!')
    expect(resolvedMessage(message, { firstName: '', company: null })).toBe('Hi there of !')
    expect(resolvedMessage('%constructor%', {})).toBe('')
  })
})

describe('first contact message', () => {
  it('has at most 200 characters minus 15 per variable placeholder; variables count by their default values', () => {
    holds(
      fc.property(
        fc.array(fc.tuple(aName, fc.option(plainText, { nil: undefined })), { maxLength: 6 }),
        fc.nat(220),
        (variables, letters) => {
          const message =
            'x'.repeat(letters) + variables.map(([name, fallback]) => formatPlaceholder(name, fallback)).join(' ')
          const shown = letters + variables.map(([, fallback]) => fallback ?? '').join(' ').length
          const { length, limit, isTooLong } = firstMessageLength(message)
          expect({ length, limit, isTooLong }).toEqual({
            length: shown,
            limit: 200 - 15 * variables.length,
            isTooLong: shown > 200 - 15 * variables.length,
          })
        },
      ),
    )
  })

  it('exactly 200 characters pass, 201 do not; with one variable 185 pass', () => {
    expect([200, 201].map((length) => firstMessageLength('x'.repeat(length)).isTooLong)).toEqual([false, true])
    expect([185, 186].map((length) => firstMessageLength(`${'x'.repeat(length)}%firstName%`).isTooLong)).toEqual([
      false,
      true,
    ])
    expect(firstMessageLength('%a%'.repeat(20)).limit).toBe(0)
  })
})

describe('delays', () => {
  it.each([
    [0, 'Instant'],
    [60, '1 minute'],
    [3_600, '1 hour'],
    [172_800, '2 days'],
    [93_780, '1 day 2 hours 3 minutes'],
    [30, '1 minute'],
  ])('%i seconds show as %s', (secs, label) => {
    expect(formatDelay(secs)).toBe(label)
  })

  it('days, hours and minutes add up to the delay, and only no delay is instant', () => {
    holds(
      fc.property(fc.nat(60 * 24 * 400), (minutes) => {
        const parts = delayParts(minutes * 60)
        expect(parts.days * 1440 + parts.hours * 60 + parts.minutes).toBe(minutes)
        expect(parts.hours < 24 && parts.minutes < 60).toBe(true)
        expect(formatDelay(minutes * 60) === 'Instant').toBe(minutes === 0)
      }),
    )
  })

  it('an edit is one unit, rounded, days from 0, hours 0-24, minutes 0-59', () => {
    const anEdit = fc.record({
      unit: fc.constantFrom<DelayUnit>('days', 'hours', 'minutes'),
      value: fc.oneof(fc.double(), fc.integer({ min: -3, max: 400 })),
    })
    const unitSecs = { days: 86_400, hours: 3_600, minutes: 60 }
    holds(
      fc.property(anEdit, (edit) => {
        const value = delayOfEdit(edit) / unitSecs[edit.unit]
        expect(Number.isInteger(value) && value >= 0 && value <= delayBounds[edit.unit].maximum).toBe(true)
        expect(delayOfEdit(editOfDelay(delayOfEdit(edit)))).toBe(delayOfEdit(edit))
      }),
    )
    expect([
      delayOfEdit({ unit: 'hours', value: 24.4 }),
      delayOfEdit({ unit: 'hours', value: 25 }),
      delayOfEdit({ unit: 'minutes', value: 60 }),
    ]).toEqual([86_400, 86_400, 3_540])
    expect(delayOfEdit({ unit: 'days', value: Number.NaN })).toBe(0)
  })
})

describe('company', () => {
  it.each(['', 'https://acme.com', 'http://a.b/path?x=1#y', 'HTTPS://WWW.ACME.CO.UK:8443/'])(
    '%j is a website',
    (url) => {
      expect(isWebsite(url)).toBe(true)
    },
  )

  it.each([
    'acme.com',
    'ftp://acme.com',
    'https://acme',
    'https://.com',
    'https://acme.',
    'https:// acme.com',
    'javascript:alert(1)//a.b',
    'https://a b.com',
    'https://me@evil',
  ])('%j is not', (url) => {
    expect(isWebsite(url)).toBe(false)
  })

  it('above 2000 characters a warning asks to shorten, with extra credits of about 0.259 % of the length', () => {
    expect(companyInfoLength('x'.repeat(2000))).toEqual({ length: 2000, isTooLong: false, extraCredits: 5.18 })
    expect(companyInfoLength('x'.repeat(2001)).isTooLong).toBe(true)
    expect(companyInfoLength('x'.repeat(10_000)).extraCredits).toBe(25.9)
  })
})

describe('a file about a client', () => {
  const file = (name: string, size = 1) => clientFileProblem({ name, size })

  it('is a document, by the end of its name', () => {
    for (const name of ['deck.pdf', 'Deck.PDF', 'a.b.docx', 'numbers.csv', 'notes.txt'])
      expect([name, file(name)]).toEqual([name, undefined])
    for (const name of ['photo.png', 'tool.exe', 'deck.pdf.exe', 'pdf', '', 'deck.'])
      expect(file(name)).toMatch(/^A file can be a PDF/)
  })

  it('has something in it, and at most 10 MB', () => {
    expect(file('deck.pdf', 0)).toBe('The file is empty.')
    expect(file('deck.pdf', 10_485_760)).toBeUndefined()
    expect(file('deck.pdf', 10_485_761)).toBe('A file can have at most 10 MB.')
    expect(file(`${'x'.repeat(197)}.pdf`)).toBe('The name of a file can have at most 200 characters.')
  })
})
