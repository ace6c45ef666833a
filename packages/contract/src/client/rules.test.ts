import { describe, expect, test } from 'vitest'
import { clientFileProblem, companyInfoLength, isWebsite } from './rules.ts'

describe('a company', () => {
  test.each(['', 'https://acme.com', 'http://a.b/path?x=1#y', 'HTTPS://WWW.ACME.CO.UK:8443/'])(
    'CLIENT-11 can have the website %j',
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
  ])('CLIENT-11 cannot have the website %j', (url) => {
    expect(isWebsite(url)).toBe(false)
  })

  test('CLIENT-13 info of more than 2000 characters is too long, and the extra AI credits grow with its length', () => {
    expect(companyInfoLength('x'.repeat(2000))).toEqual({ length: 2000, isTooLong: false, extraCredits: 5.18 })
    expect(companyInfoLength('x'.repeat(2001)).isTooLong).toBe(true)
    expect(companyInfoLength('x'.repeat(10_000)).extraCredits).toBe(25.9)
  })
})

describe('a file about a client', () => {
  const file = (name: string, size = 1) => clientFileProblem({ name, size })

  test('must have the extension of a document', () => {
    for (const name of ['deck.pdf', 'Deck.PDF', 'a.b.docx', 'numbers.csv', 'notes.txt'])
      expect([name, file(name)]).toEqual([name, undefined])
    for (const name of ['photo.png', 'tool.exe', 'deck.pdf.exe', 'pdf', '', 'deck.'])
      expect(file(name)).toMatch(/^A file can be a PDF/)
  })

  test('must have 1 byte to 10 MB, and a name of at most 200 characters', () => {
    expect(file('deck.pdf', 0)).toBe('The file is empty.')
    expect(file('deck.pdf', 10_485_760)).toBeUndefined()
    expect(file('deck.pdf', 10_485_761)).toBe('A file can have at most 10 MB.')
    expect(file(`${'x'.repeat(197)}.pdf`)).toBe('The name of a file can have at most 200 characters.')
  })
})
