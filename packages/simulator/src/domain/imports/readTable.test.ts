import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { xlsxFile } from '../../../../../tests/support/xlsxFile.ts'
import { readTable } from './readTable.ts'

const read = async (content: string | Uint8Array<ArrayBuffer>) => {
  const { rows } = await readTable(new File([content], 'leads.csv'))
  return rows.map(({ cells }) => cells)
}

const utf16 = (text: string, isBigEndian: boolean) => {
  const bytes = new DataView(new ArrayBuffer(text.length * 2))
  for (let index = 0; index < text.length; index += 1) bytes.setUint16(index * 2, text.charCodeAt(index), !isBigEndian)
  return new Uint8Array(bytes.buffer)
}

test.each([
  ['UTF-8', new TextEncoder().encode('Name\nZoë\n')],
  ['UTF-8 with a byte order mark', new TextEncoder().encode('\uFEFFName\nZoë\n')],
  ['Windows-1252', Uint8Array.from('Name\nZoë\n', (sign) => sign.charCodeAt(0))],
  ['UTF-16 LE', utf16('\uFEFFName\nZoë\n', false)],
  ['UTF-16 BE', utf16('\uFEFFName\nZoë\n', true)],
  ['UTF-16 LE without a byte order mark', utf16('Name\nZoë\n', false)],
  ['UTF-16 BE without a byte order mark', utf16('Name\nZoë\n', true)],
])('IMPORT-23 reads %s', async (_encoding, bytes) => {
  expect(await read(bytes)).toEqual([['Name'], ['Zoë']])
})

test('IMPORT-24 a quotation mark that does not quote a whole cell is text', async () => {
  expect(await read('Name,Company\nAl,"Big" Co\nBe,12" Screens\nCy,"A ""B"", C"\nDi,"x\n')).toEqual([
    ['Name', 'Company'],
    ['Al', '"Big" Co'],
    ['Be', '12" Screens'],
    ['Cy', 'A "B", C'],
    ['Di', '"x'],
  ])
})

test.each([
  ['a title with commas', 'Leads, Berlin, 2026\nName;Company\nAda;Obi, Sons, Ltd\nBo;X\n', ';'],
  ['figures with commas', 'Name;Rate\nAda;1,5\nBo;2,5\n', ';'],
  ['one column', 'Name\nAda\n', ','],
])('IMPORT-2 finds the separator of a file with %s', async (_what, content, sign) => {
  const lines = content.trim().split('\n')
  expect((await read(content)).map((cells) => cells.length)).toEqual(lines.map((line) => line.split(sign).length))
})

test('IMPORT-25 reads the first sheet that has rows', async () => {
  const rows = [
    ['Name', 'Seats'],
    ['Ada', 12],
  ]
  const { buffer } = xlsxFile(rows, { emptySheets: 1 })
  expect(await read(new Uint8Array(buffer))).toEqual([
    ['Name', 'Seats'],
    ['Ada', '12'],
  ])
})

test('IMPORT-25 reads dates, dates with a time, and times', async () => {
  const workbook = readFileSync(join(import.meta.dirname, 'files.fixtures/two-sheets.xlsx'))
  const [header, ...rows] = await read(workbook)
  const [joined = -1, when = -1] = ['Joined', 'When'].map((name) => header?.indexOf(name))
  expect(rows.map((cells) => [cells[joined], cells[when]])).toEqual([
    ['2026-03-01', '2026-03-01 14:30'],
    ['1999-12-31', '09:30'],
    ['', ''],
  ])
})

test('IMPORT-30 restores values that an export marked as text', async () => {
  expect(await read("Name,Note\nAda,'=1+1\nBo,'quoted'\n")).toEqual([
    ['Name', 'Note'],
    ['Ada', '=1+1'],
    ['Bo', "'quoted'"],
  ])
})
