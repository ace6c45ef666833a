import * as fc from 'fast-check'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { csvOfPasted } from './pastedCsv.ts'
import { pastedOf } from './pastedText.ts'

const csvOf = async (text: string) => (await csvOfPasted(text, pastedOf(text).kind)).join('')

async function tableRows(text: string): Promise<string[][]> {
  const csv = (await csvOfPasted(text, 'table')).join('')
  return Papa.parse<string[]>(csv.replace(/\r\n$/, ''), { delimiter: ',' }).data
}

test.each([
  ['a\tb\n1\t2\n', 'a,b|1,2'],
  ['a\tb\r\n1\t2', 'a,b|1,2'],
  ['a\t"two\nlines"\n1\t2', 'a,two\nlines|1,2'],
  ['"say ""hi""\tx"\tb', 'say "hi"\tx,b'],
  ['5" pipe\t"quoted" start\n"\t"\tx', '5" pipe,"quoted" start|\t,x'],
  ['a\tb\nc\t', 'a,b|c,'],
])('reads the rows of the table %j', async (text, rows) => {
  expect((await tableRows(text)).map((row) => row.join(',')).join('|')).toBe(rows)
})

test('a copied table keeps its rows', async () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '"', '\t', '\n', ' ', 'é'), maxLength: 8 })
  const written = (value: string) =>
    /[\t\n]/.test(value) || value.startsWith('"') ? `"${value.replaceAll('"', '""')}"` : value
  const row = fc.tuple(fc.constant('x'), cell, cell)
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 4 }), async (rows) => {
      const text = rows.map((cells) => cells.map(written).join('\t')).join('\n')
      expect(await tableRows(text)).toEqual(rows)
    }),
  )
})

test('a table of several chunks becomes one file', async () => {
  const rows = Array.from({ length: 20_000 }, (_, index) => [`New ${index}`, `"Lead" ${index}`, 'Vienna, Austria'])
  expect(await tableRows(rows.map((cells) => cells.join('\t')).join('\n'))).toEqual(rows)
})

test('short rows get empty cells at the end, empty rows are removed, and a text with a comma gets quotes', async () => {
  expect(await csvOf('First\tNote\n\t\nAda\t"a, ""b"""\nBo\n')).toBe('First,Note\r\nAda,"a, ""b"""\r\nBo,\r\n')
  expect(await csvOf('First\tNote\nAda\tsmall, round\n')).toBe('First,Note\r\nAda,"small, round"\r\n')
})

test('profile links become a table that also contains the names from the links', async () => {
  const ada = 'https://www.linkedin.com/in/ada-lovelace-1a2b3c/'
  const expected = `First name,Last name,Profile link\r\nAda,Lovelace,${ada}\r\nBo,,https://linkedin.com/in/bo`
  expect(await csvOf(`Profile\n${ada}, \nlinkedin.com/in/bo`)).toBe(expected)
})

test('pasted CSV stays unchanged', async () => {
  expect(await csvOf('First,Last\nAda,"O, bi"')).toBe('First,Last\nAda,"O, bi"')
})
