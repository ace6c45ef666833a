import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { holds } from '../../testing/holds.ts'
import { clientFileProblem, companyInfoLength, isWebsite } from '../client/rules.ts'
import { delayBounds, delayOfEdit, editOfDelay, formatDelay, type DelayUnit } from './delay.ts'
import { firstMessageLength } from './firstMessage.ts'
import { messageOfParts, messageParts, resolvedMessage, type MessagePart } from './placeholder.ts'

const anyText = fc.string({ unit: 'binary' }).filter((text) => text.isWellFormed())
const aName = fc.stringMatching(/^[a-zA-Z_][a-zA-Z0-9_.-]{0,12}$/)
const placeholder = (name: string, fallback?: string) => messageOfParts([{ kind: 'variable', name, fallback }])
const plainText = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => !/[%[\]]/.test(text))

describe('variables', () => {
  test('SEQ-33 are written %name% or %name%[default] with the default in base64', () => {
    expect(placeholder('firstName')).toBe('%firstName%')
    expect(placeholder('firstName', 'Zoë 👋')).toBe('%firstName%[Wm/DqyDwn5GL]')
    holds(
      fc.property(aName, anyText, (name, fallback) => {
        expect(messageParts(placeholder(name, fallback))).toEqual([{ kind: 'variable', name, fallback }])
      }),
    )
  })

  test('SEQ-33 of a message are read as they were written', () => {
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

  test('SEQ-33 never change other text', () => {
    const texts = fc
      .array(fc.constantFrom('%', 'a', '%a%', '[', ']', '[YQ==]', '[/w==]', '[x', ' ', '50%', 'é'))
      .map((list) => list.join(''))
    holds(
      fc.property(texts, (message) => {
        expect(messageOfParts(messageParts(message))).toBe(message)
      }),
      { numRuns: 500 },
    )
    expect(messageParts('50% of 20% is 10%')).toEqual([{ kind: 'text', text: '50% of 20% is 10%' }])
    expect(messageParts('%a%[/w==]')).toEqual([
      { kind: 'variable', name: 'a', fallback: undefined },
      { kind: 'text', text: '[/w==]' },
    ])
  })

  test('show the value to a recipient, else the default, else nothing', () => {
    const message = `Hi ${placeholder('firstName', 'there')} of ${placeholder('company')}!`
    expect(resolvedMessage(message, { firstName: 'Ann', company: 'Acme' })).toBe('Hi Ann of Acme!')
    expect(resolvedMessage(message, { firstName: '', company: null })).toBe('Hi there of !')
    expect(resolvedMessage('%constructor%', {})).toBe('')
  })
})

describe('the first contact message', () => {
  test('SEQ-34 has at most 200 characters minus 15 for each variable, which counts by its default value', () => {
    holds(
      fc.property(
        fc.array(fc.tuple(aName, fc.option(plainText, { nil: undefined })), { maxLength: 6 }),
        fc.nat(220),
        (variables, letters) => {
          const message =
            'x'.repeat(letters) + variables.map(([name, fallback]) => placeholder(name, fallback)).join(' ')
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

  test('SEQ-34 can have exactly 200 characters, and 185 with one variable', () => {
    expect([200, 201].map((length) => firstMessageLength('x'.repeat(length)).isTooLong)).toEqual([false, true])
    expect([185, 186].map((length) => firstMessageLength(`${'x'.repeat(length)}%firstName%`).isTooLong)).toEqual([
      false,
      true,
    ])
    expect(firstMessageLength('%a%'.repeat(20)).limit).toBe(0)
  })
})

describe('delays', () => {
  test.each([
    [0, 'Instant'],
    [60, '1 minute'],
    [3_600, '1 hour'],
    [172_800, '2 days'],
    [93_780, '1 day 2 hours 3 minutes'],
    [30, '1 minute'],
  ])('SEQ-37 of %i seconds show %s', (secs, label) => {
    expect(formatDelay(secs)).toBe(label)
  })

  test('SEQ-37 show days, hours and minutes that add up', () => {
    holds(
      fc.property(fc.nat(60 * 24 * 400), (minutes) => {
        const text = formatDelay(minutes * 60)
        const [days = 0, hours = 0, rest = 0] = ['day', 'hour', 'minute'].map((unit) =>
          Number(new RegExp(`(\\d+) ${unit}`).exec(text)?.[1] ?? 0),
        )
        expect(days * 1440 + hours * 60 + rest).toBe(minutes)
        expect(hours < 24 && rest < 60).toBe(true)
        expect(text === 'Instant').toBe(minutes === 0)
      }),
    )
  })

  test('SEQ-36 are edited in one unit, as integers: days from 0, hours 0-24, minutes 0-59', () => {
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

describe('a company', () => {
  test.each(['', 'https://acme.com', 'http://a.b/path?x=1#y', 'HTTPS://WWW.ACME.CO.UK:8443/'])(
    'CLIENT-11 %j is a website',
    (url) => {
      expect(isWebsite(url)).toBe(true)
    },
  )

  test.each([
    'acme.com',
    'ftp://acme.com',
    'https://acme',
    'https://.com',
    'https://acme.',
    'https:// acme.com',
    'javascript:alert(1)//a.b',
    'https://a b.com',
    'https://me@evil',
  ])('CLIENT-11 %j is not a website', (url) => {
    expect(isWebsite(url)).toBe(false)
  })

  test('CLIENT-13 has a warning above 2000 characters, and extra credits of about 0.259 % of its length', () => {
    expect(companyInfoLength('x'.repeat(2000))).toEqual({ length: 2000, isTooLong: false, extraCredits: 5.18 })
    expect(companyInfoLength('x'.repeat(2001)).isTooLong).toBe(true)
    expect(companyInfoLength('x'.repeat(10_000)).extraCredits).toBe(25.9)
  })
})

describe('a file about a client', () => {
  const file = (name: string, size = 1) => clientFileProblem({ name, size })

  test('is a document, by the extension of its name', () => {
    for (const name of ['deck.pdf', 'Deck.PDF', 'a.b.docx', 'numbers.csv', 'notes.txt'])
      expect([name, file(name)]).toEqual([name, undefined])
    for (const name of ['photo.png', 'tool.exe', 'deck.pdf.exe', 'pdf', '', 'deck.'])
      expect(file(name)).toMatch(/^A file can be a PDF/)
  })

  test('is not empty and has at most 10 MB', () => {
    expect(file('deck.pdf', 0)).toBe('The file is empty.')
    expect(file('deck.pdf', 10_485_760)).toBeUndefined()
    expect(file('deck.pdf', 10_485_761)).toBe('A file can have at most 10 MB.')
    expect(file(`${'x'.repeat(197)}.pdf`)).toBe('The name of a file can have at most 200 characters.')
  })
})
