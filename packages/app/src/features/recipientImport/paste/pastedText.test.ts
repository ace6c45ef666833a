import { describe, expect, test } from 'vitest'
import { pastedOf } from './pastedText.ts'
import { nameOfProfileLink, profileLinkOf } from './profileLinks.ts'

describe('a table from a spreadsheet', () => {
  test('is recognised by tab characters', () => {
    expect(pastedOf('First\tLast\nAda\tObi\n\nBo\tLi')).toEqual({ kind: 'table', lines: 3, columns: 2 })
  })
})

describe('a list of profile links', () => {
  const [ada, bo] = ['https://www.linkedin.com/in/ada-lovelace-1a2b3c/', 'linkedin.com/in/bo']

  test.each([[`${ada}\n${bo}`], [` ${ada} \r\n\r\n${bo}\n`], [`${ada}, ${bo}`], [`Profile\n${ada}\n${bo}`]])(
    'is recognised in %j',
    (text) => {
      expect(pastedOf(text)).toEqual({ kind: 'links', lines: 2, columns: 1 })
    },
  )

  test.each([
    ['https://www.linkedin.com/in/jos%C3%A9-garc%C3%ADa-9', 'José', 'García'],
    ['https://linkedin.com/in/ACwAAB1x2', 'ACwAAB1x2', ''],
    ['https://www.linkedin.com/in/anna_maria.van-der-berg?x=1', 'Anna', 'Maria Van Der Berg'],
    ['https://www.linkedin.com/in/%E0%A4%A', '%E0%A4%A', ''],
  ])('the link %s gives the first name "%s" and the last name "%s"', (link, firstName, lastName) => {
    expect(nameOfProfileLink(link)).toEqual({ firstName, lastName })
  })

  test('only an address of LinkedIn is a profile link', () => {
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
  ['sep=;\nFirst;Last;Note\nAda;Obi;x, y', 'csv', 2, 3],
  ['SEP=|\r\nFirst|Last, Note\r\nAda|Obi', 'csv', 2, 2],
] as const)('%j is recognised as %s', (text, kind, lines, columns) => {
  expect(pastedOf(text)).toEqual({ kind, lines, columns })
})
