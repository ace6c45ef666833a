import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { messyMessage, variableName } from './messyMessages.fixtures.ts'
import { chipsOf, formatVariable, labelOf, variableParts } from './variableParts.ts'
import { variableQuery } from './variableQuery.ts'

describe('variables of a message', () => {
  test('SEQ-33 are written %name% or %name%[default]', () => {
    expect(formatVariable('first_name')).toBe('%first_name%')
    expect(formatVariable('first_name', 'there')).toBe('%first_name%[dGhlcmU=]')
    expect(chipsOf('Hi %first_name%[dGhlcmU=],')).toEqual([
      { kind: 'variable', text: '%first_name%[dGhlcmU=]', start: 3, name: 'first_name', fallback: 'there' },
    ])
  })

  test.each([
    ['50% of 20%', []],
    ['%a%%b%', ['%a%', '%b%']],
    ['%a%[not base64!]', ['%a%']],
    ['%a%[gA==]', ['%a%']],
    ['%a%[]', ['%a%[]']],
    ['', []],
  ])('the text %j contains the variables %j', (text, chips) =>
    expect(chipsOf(text).map((chip) => chip.text)).toEqual(chips),
  )

  test('are found in any text without loss of a character', () => {
    fc.assert(
      fc.property(messyMessage, (text) => {
        const parts = variableParts(text)
        expect(parts.map((part) => part.text).join('')).toBe(text)
        for (const chip of chipsOf(text)) expect(text.startsWith(chip.text, chip.start)).toBe(true)
      }),
    )
  })

  test('can have any text as the default', () => {
    fc.assert(
      fc.property(variableName, fc.string({ unit: 'grapheme' }), (each, fallback) => {
        expect(chipsOf(formatVariable(each, fallback))).toMatchObject([{ name: each, fallback }])
      }),
    )
  })

  test('are shown with their labels', () => {
    expect(labelOf('company', [{ name: 'company', label: 'Company' }])).toBe('Company')
    expect(labelOf('gone', [])).toBeUndefined()
    expect(labelOf('company', undefined)).toBe('company')
  })
})

describe('a variable that is being typed', () => {
  test.each([
    ['Hi %', ''],
    ['Hi %fir', 'fir'],
    ['50%', undefined],
    ['%%', undefined],
    ['% ', undefined],
    ['', undefined],
  ])('a user who has typed %j searches for variables with %j (undefined: no search)', (text, query) =>
    expect(variableQuery(text)).toBe(query),
  )
})
