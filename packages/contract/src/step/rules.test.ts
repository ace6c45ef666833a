import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  delayBounds,
  delayOfEdit,
  type DelayUnit,
  editOfDelay,
  firstMessageLength,
  formatDelay,
  messageOfParts,
  type MessagePart,
  messageParts,
  newAiStep,
  resolvedMessage,
  sortedByCategory,
  templateTitle,
  withRequestsSwitched,
  withTemplateAdded,
  withTemplateMoved,
  withTemplateRemoved,
} from './rules.ts'
import { type MessageTemplate } from './schema.ts'
import { holds } from '../../testing/holds.ts'

const anyText = fc.string({ unit: 'binary' }).filter((text) => text.isWellFormed())
const aName = fc.stringMatching(/^[a-zA-Z_][a-zA-Z0-9_.-]{0,12}$/)
const placeholder = (name: string, fallback?: string) => messageOfParts([{ kind: 'variable', name, fallback }])
const plainText = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => !/[%[\]]/.test(text))

describe('variables', () => {
  test('SEQ-33 the default of a variable is encoded in base64', () => {
    expect(placeholder('firstName')).toBe('%firstName%')
    expect(placeholder('firstName', 'Zoë 👋')).toBe('%firstName%[Wm/DqyDwn5GL]')
    holds(
      fc.property(aName, anyText, (name, fallback) => {
        expect(messageParts(placeholder(name, fallback))).toEqual([{ kind: 'variable', name, fallback }])
      }),
    )
  })

  test('SEQ-33 the parts of a message stay the same after writing and reading', () => {
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

  test('SEQ-33 reading and writing does not change the text of a message', () => {
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

  test("a variable becomes the recipient's value or, without a value, the variable's default", () => {
    const message = `Hi ${placeholder('firstName', 'there')} of ${placeholder('company')}!`
    expect(resolvedMessage(message, { firstName: 'Ann', company: 'Acme' })).toBe('Hi Ann of Acme!')
    expect(resolvedMessage(message, { firstName: '', company: null })).toBe('Hi there of !')
    expect(resolvedMessage('%constructor%', {})).toBe('')
  })
})

describe('the first contact message', () => {
  test('SEQ-34 has a limit of 200 characters, and each variable lowers this limit by 15', () => {
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

  test('SEQ-34 can have 200 characters, or 185 with one variable', () => {
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
  ])('SEQ-37 a delay of %i seconds shows as %s', (secs, label) => {
    expect(formatDelay(secs)).toBe(label)
  })

  test('SEQ-37 the shown days, hours and minutes add up to the delay', () => {
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

  test('SEQ-36 a delay is edited as a whole number of days, hours or minutes', () => {
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

describe('the order of categories', () => {
  test('SEQ-41 equals the order of the tabs of the AI responses, with other categories at the end', () => {
    const order = [
      'interested',
      'objection',
      'not_interested',
      'unqualified',
      'info_request',
      'neutral',
      'brand_new',
      'not_now',
    ]
    const shuffled = fc
      .shuffledSubarray(order.slice(0, 6), { minLength: 6 })
      .map((list) => list.concat(['brand_new', 'not_now']))
    holds(
      fc.property(shuffled, (categories) => {
        const sorted = sortedByCategory(categories.toReversed().map((category) => ({ category }))).map(
          ({ category }) => category,
        )
        expect(sorted).toEqual([...order.slice(0, 6), 'not_now', 'brand_new'])
      }),
    )
  })
})

describe('messages of a sequence', () => {
  const messages = fc
    .array(
      fc.nat(10).map((days) => days * 86_400),
      { minLength: 1, maxLength: 7 },
    )
    .map((delays) =>
      delays.map((delaySecs, index): MessageTemplate => ({
        title: templateTitle(index),
        text: `text ${index}`,
        delaySecs,
        systemId: `id-${index}`,
      })),
    )
  const delaysOf = (list: readonly MessageTemplate[]) => list.map(({ delaySecs }) => delaySecs)
  const titlesOf = (list: readonly MessageTemplate[]) => list.map(({ title }) => title)

  test("SEQ-27, SEQ-28 the titles are 'Connection request', 'Message 1', …", () => {
    const two = withTemplateAdded(withTemplateAdded([], 'a'), 'b', 'Hello')
    expect(two).toEqual([
      { title: 'Connection request', text: '', delaySecs: 0, systemId: 'a' },
      { title: 'Message 1', text: 'Hello', delaySecs: 172_800, systemId: 'b' },
    ])
  })

  test('SEQ-29 a moved message gets the delay and the title of its new position', () => {
    holds(
      fc.property(messages, fc.nat(6), fc.nat(6), (list, a, b) => {
        const [from, to] = [a % list.length, b % list.length]
        const moved = withTemplateMoved(list, from, to)
        expect(delaysOf(moved)).toEqual(delaysOf(list))
        expect(titlesOf(moved)).toEqual(titlesOf(list))
        expect(moved[to]?.systemId).toBe(list[from]?.systemId)
        expect(withTemplateMoved(moved, to, from)).toEqual(list)
      }),
    )
    const list = withTemplateAdded([], 'a')
    expect([withTemplateMoved(list, 0, 1), withTemplateMoved(list, 3, 0)]).toEqual([list, list])
  })

  test('after a removal, the other messages keep their order, and the first position keeps its delay', () => {
    holds(
      fc.property(messages, fc.nat(6), (list, at) => {
        const index = at % list.length
        const rest = withTemplateRemoved(list, index)
        expect(rest.map(({ systemId }) => systemId)).toEqual(list.map(({ systemId }) => systemId).toSpliced(index, 1))
        const [first = 0, ...others] = delaysOf(list)
        expect(delaysOf(rest)).toEqual(
          index === 0 ? [first, ...others.slice(1)].slice(0, rest.length) : delaysOf(list).toSpliced(index, 1),
        )
      }),
    )
  })

  test('SEQ-32 without requests the second delay is 0; with requests again, the second delay of 3 messages is 2 days', () => {
    const of = (count: number) =>
      Array.from({ length: count }, (_, index) => index).reduce(
        (list: MessageTemplate[], index) => withTemplateAdded(list, `id-${index}`),
        [],
      )
    expect(delaysOf(withRequestsSwitched(of(3), false))).toEqual([0, 0, 172_800])
    expect(delaysOf(withRequestsSwitched(withRequestsSwitched(of(3), false), true))).toEqual([0, 172_800, 172_800])
    expect(delaysOf(withRequestsSwitched(withRequestsSwitched(of(2), false), true))).toEqual([0, 0])
  })
})

describe('a new follow-up or re-engagement step', () => {
  test('SEQ-43 copies the prompts of the last step', () => {
    const first = newAiStep([])
    expect(first).toEqual({ delaySecs: 172_800, prompts: [] })
    const prompts = ['Ask again', 'Be brief']
    const step = newAiStep([{ prompts: ['x'] }, { prompts }])
    expect(step.prompts).toEqual(prompts)
    expect(step.prompts).not.toBe(prompts)
  })
})
