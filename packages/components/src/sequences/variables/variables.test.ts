import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyHistory, recorded, redone, separated, undone } from './editHistory.ts'
import { chipAt, chipMeant, deletionAt, replaced, snapped, variableQuery, withVariable } from './variableEdits.ts'
import { chipsOf, formatVariable, labelOf, variableParts } from './variableParts.ts'

const name = fc.stringMatching(/^[A-Za-zäß_][A-Za-z0-9_.-]{0,8}$/)
/** Texts that are full of what could be taken for variables. */
const messy = fc
  .array(
    fc.oneof(
      fc.string(),
      name.map((each) => formatVariable(each)),
      fc.tuple(name, fc.string()).map(([each, fallback]) => formatVariable(each, fallback)),
      fc.constantFrom('%', '%a', 'a%', '[', ']', '[aGk=]', '%%', '50%', '\n', ' ', '👩‍👩‍👧'),
    ),
  )
  .map((pieces) => pieces.join(''))
const ranged = messy.chain((text) =>
  fc.record({ text: fc.constant(text), start: fc.nat(text.length), end: fc.nat(text.length), inserted: messy }),
)

describe('variables of a message', () => {
  it('are written %name% or %name%[default], the default in base64', () => {
    expect(formatVariable('first_name')).toBe('%first_name%')
    expect(formatVariable('first_name', 'there')).toBe('%first_name%[dGhlcmU=]')
    expect(chipsOf('Hi %first_name%[dGhlcmU=],')).toEqual([
      { kind: 'variable', text: '%first_name%[dGhlcmU=]', start: 3, name: 'first_name', fallback: 'there' },
    ])
  })

  it.each([
    ['50% of 20%', []],
    ['%a%%b%', ['%a%', '%b%']],
    ['%a%[not base64!]', ['%a%']],
    ['%a%[gA==]', ['%a%']],
    ['%a%[]', ['%a%[]']],
    ['', []],
  ])('%j holds %j', (text, chips) => expect(chipsOf(text).map((chip) => chip.text)).toEqual(chips))

  it('lose nothing of any text', () => {
    fc.assert(
      fc.property(messy, (text) => {
        const parts = variableParts(text)
        expect(parts.map((part) => part.text).join('')).toBe(text)
        for (const part of parts) expect(text.slice(part.start, part.start + part.text.length)).toBe(part.text)
      }),
    )
  })

  it('bring any default back, in any script', () => {
    fc.assert(
      fc.property(name, fc.string({ unit: 'grapheme' }), (each, fallback) => {
        expect(chipsOf(formatVariable(each, fallback))).toMatchObject([{ name: each, fallback }])
      }),
    )
  })

  it('are called by their labels', () => {
    expect(labelOf('company', [{ name: 'company', label: 'Company' }])).toBe('Company')
    expect(labelOf('gone', [])).toBeUndefined()
    expect(labelOf('company', undefined)).toBe('company')
  })
})

describe('edits', () => {
  it('never change a variable that they do not touch', () => {
    fc.assert(
      fc.property(ranged, ({ text, start, end, inserted }) => {
        const range = snapped(text, { start, end })
        const after = replaced(text, { start, end }, inserted)
        const kept = chipsOf(text).filter(
          (chip) => chip.start + chip.text.length <= range.start || chip.start >= range.end,
        )
        const found = chipsOf(after.text)
        for (const chip of kept) expect(found).toContainEqual(expect.objectContaining({ text: chip.text }))
        expect(after.text.slice(0, after.caret).endsWith(inserted)).toBe(true)
      }),
    )
  })

  it('put a variable in so that it is one, whatever stands beside it', () => {
    fc.assert(
      fc.property(ranged, name, fc.option(fc.string(), { nil: undefined }), ({ text, start, end }, each, fallback) => {
        const after = withVariable(text, { start, end }, each, fallback)
        expect(chipAt(after.text, after.caret, 'before')).toMatchObject({ name: each, fallback })
      }),
    )
  })

  it('keep apart what would melt', () => {
    expect(replaced('%company%', { start: 0, end: 0 }, '%a')).toEqual({ text: '%a %company%', caret: 2 })
    expect(replaced('%company%!', { start: 9, end: 10 }, '[aGk=]')).toEqual({ text: '%company% [aGk=]', caret: 16 })
    expect(withVariable('5%a', { start: 3, end: 3 }, 'company')).toEqual({ text: '5%a %company%', caret: 13 })
  })

  it('take a variable as a whole, from both sides', () => {
    const text = 'Hi %company%!'
    expect(deletionAt(text, 12, 'before')).toEqual({ start: 3, end: 12 })
    expect(deletionAt(text, 3, 'after')).toEqual({ start: 3, end: 12 })
    expect(deletionAt(text, 3, 'before')).toEqual({ start: 2, end: 3 })
    expect(snapped(text, { start: 5, end: 13 })).toEqual({ start: 3, end: 13 })
    expect(snapped(text, { start: 5, end: 5 })).toEqual({ start: 12, end: 12 })
  })

  it('take a character as people see it', () => {
    expect(deletionAt('a👩‍👩‍👧', 9, 'before')).toEqual({ start: 1, end: 9 })
    expect(deletionAt('', 0, 'before')).toEqual({ start: 0, end: 0 })
    expect(deletionAt('', 0, 'after')).toEqual({ start: 0, end: 0 })
  })

  it('mean the variable that is selected or touched', () => {
    const text = 'Hi %company%!'
    expect(chipMeant(text, { start: 3, end: 12 })?.name).toBe('company')
    expect(chipMeant(text, { start: 12, end: 12 })?.name).toBe('company')
    expect(chipMeant(text, { start: 3, end: 3 })?.name).toBe('company')
    expect(chipMeant(text, { start: 1, end: 1 })).toBeUndefined()
    expect(chipMeant(text, { start: 0, end: 12 })).toBeUndefined()
  })
})

describe('a variable that is being typed', () => {
  it.each([
    ['Hi %', { start: 3, query: '' }],
    ['Hi %fir', { start: 3, query: 'fir' }],
    ['50%', undefined],
    ['Hi %company%', undefined],
    ['%company%%', undefined],
    ['% ', undefined],
    ['', undefined],
  ])('%j asks for %j', (text, wanted) => expect(variableQuery(text, text.length)).toEqual(wanted))
})

describe('undo', () => {
  const at = (text: string) => ({ text, start: text.length, end: text.length })

  it('takes what was typed in a row as one step', () => {
    const history = recorded(recorded(emptyHistory, at(''), 'type'), at('a'), 'type')
    expect(undone(history, at('ab'))?.shown).toEqual(at(''))
  })

  it('makes a step of each other edit, and of what is typed elsewhere', () => {
    const moved = recorded(separated(recorded(emptyHistory, at(''), 'type')), at('a'), 'type')
    expect(undone(moved, at('ab'))?.shown).toEqual(at('a'))
    const pasted = recorded(recorded(emptyHistory, at('')), at('a'))
    expect(pasted.past).toHaveLength(2)
  })

  it('brings back what was undone, until something else is written', () => {
    const back = undone(recorded(emptyHistory, at('')), at('a'))
    expect(back && redone(back.history, back.shown)?.shown).toEqual(at('a'))
    expect(back && redone(recorded(back.history, at('')), at('b'))).toBeUndefined()
    expect(undone(emptyHistory, at(''))).toBeUndefined()
  })
})
