import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { csvOfPasted, pastedOf } from './pastedText.ts'
import { nameOfProfileLink, profileLinkOf } from './profileLinks.ts'
import { tableRows } from './tableRows.ts'

const csvOf = (text: string) => [...csvOfPasted(text, pastedOf(text).kind)].join('')

describe('a table from a spreadsheet', () => {
  test.each([
    [
      'a\tb\n1\t2\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a\tb\r\n1\t2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a\t"two\nlines"\n1\t2',
      [
        ['a', 'two\nlines'],
        ['1', '2'],
      ],
    ],
    ['"say ""hi""\tx"\tb', [['say "hi"\tx', 'b']]],
    ['5" pipe\t"quoted" start\n"\t"', [['5" pipe', '"quoted" start'], ['\t']]],
    [
      'a\t\n\t',
      [
        ['a', ''],
        ['', ''],
      ],
    ],
  ])('%j', (text, rows) => {
    expect([...tableRows(text)]).toEqual(rows)
  })

  it('reads whatever is written as spreadsheets write it', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', '\t', '\n', ' ', 'é'), maxLength: 8 })
    const written = (value: string) =>
      /[\t\n]/.test(value) || value.startsWith('"') ? `"${value.replaceAll('"', '""')}"` : value
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 3 }), { minLength: 1, maxLength: 4 }), (rows) => {
        const text = rows.map((row) => row.map(written).join('\t')).join('\n')
        expect([...tableRows(text)]).toEqual(rows)
      }),
    )
  })

  it('becomes CSV, its empty lines left out and its short rows filled up', () => {
    expect(csvOf('First\tNote\n\t\nAda\t"a, ""b"""\nBo\n')).toBe('First,Note\r\nAda,"a, ""b"""\r\nBo,\r\n')
    expect(csvOf('First\tNote\nAda\tsmall, round\n')).toBe('First,Note\r\nAda,"small, round"\r\n')
  })

  it('is told by its tabs', () => {
    expect(pastedOf('First\tLast\nAda\tObi\n\nBo\tLi')).toEqual({ kind: 'table', lines: 3, columns: 2 })
  })
})

describe('a list of profile links', () => {
  const [ada, bo] = ['https://www.linkedin.com/in/ada-lovelace-1a2b3c/', 'linkedin.com/in/bo']

  test.each([[`${ada}\n${bo}`], [` ${ada} \r\n\r\n${bo}\n`], [`${ada}, ${bo}`], [`Profile\n${ada}\n${bo}`]])(
    '%j',
    (text) => {
      expect(pastedOf(text)).toEqual({ kind: 'links', lines: 2, columns: 1 })
      expect(csvOf(text)).toBe(`First name,Last name,Profile link\r\nAda,Lovelace,${ada}\r\nBo,,https://${bo}\r\n`)
    },
  )

  test.each([
    ['https://www.linkedin.com/in/jos%C3%A9-garc%C3%ADa-9', 'José', 'García'],
    ['https://linkedin.com/in/ACwAAB1x2', 'ACwAAB1x2', ''],
    ['https://www.linkedin.com/in/anna_maria.van-der-berg?x=1', 'Anna', 'Maria Van Der Berg'],
    ['https://www.linkedin.com/in/%E0%A4%A', '%E0%A4%A', ''],
  ])('%s spells a name', (link, firstName, lastName) => {
    expect(nameOfProfileLink(link)).toEqual({ firstName, lastName })
  })

  it('takes links of profiles only', () => {
    expect(profileLinkOf('https://example.com/in/ada')).toBeUndefined()
    expect(profileLinkOf('ada lovelace')).toBeUndefined()
    expect(profileLinkOf('HTTPS://de.LinkedIn.com/in/ada')).toBe('HTTPS://de.LinkedIn.com/in/ada')
  })
})

test.each([
  ['First,Last\nAda,Obi', 'csv', 2, 2],
  ['First;Last;Company\nAda;Obi;X', 'csv', 2, 3],
  ['just some words', 'other', 1, 1],
  ['one, two', 'other', 1, 1],
  [' \n\t\n ', 'empty', 0, 0],
] as const)('%j is %s', (text, kind, lines, columns) => {
  expect(pastedOf(text)).toEqual({ kind, lines, columns })
})

test('CSV that was pasted is sent as it is', () => {
  expect(csvOf('First,Last\nAda,"O, bi"')).toBe('First,Last\nAda,"O, bi"')
})
