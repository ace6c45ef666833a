import { guessedImportColumns, isHeaderRow, RecipientImport, RecipientImportUploaded } from '@tandem/contract'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { signedIn } from './visitor.fixtures.ts'

const folder = join(import.meta.dirname, '../domain/imports/files.fixtures')

function formOf(name: string): FormData {
  const form = new FormData()
  form.set('file', new File([readFileSync(join(folder, name))], name))
  return form
}

/** Imports a file with the mapping that the app suggests. */
async function imported(name: string) {
  const { call, get } = await signedIn()
  const response = await call('POST', '/recipients/imports', formOf(name))
  const uploaded = v.parse(RecipientImportUploaded, response.body)
  const { importId, header, headerRow = 0, firstRows } = uploaded
  const rows = firstRows.filter(({ row }) => row > headerRow).map(({ cells }) => cells)
  const columns = guessedImportColumns(header, rows, [])
  expect(isHeaderRow(header)).toBe(true)
  const applied = await call('POST', `/recipients?importId=${importId}&offset=1&headerRow=${headerRow}`, { columns })
  const { _embedded: embedded } = v.parse(RecipientImport, applied.body)
  const results = await Promise.all(
    embedded.recipients.map(async ({ id, row, status, message, leftOut }) => {
      if (id === null) return [row, status, [message]]
      const { body } = await get(`/recipients/${id}`)
      const fields = ['firstName', 'lastName', 'url', 'title', 'company', 'location'].map((field) => body[field])
      const values = fields.concat(leftOut).filter((value) => value !== null && value !== '')
      return [row, status, values]
    }),
  )
  return {
    headerRow,
    columns: columns.map(({ attributeId }) => attributeId),
    people: results.map((result) => result.flat()),
  }
}

const excelColumns = ['firstName', 'lastName', 'company', 'title', 'location', 'url', null]
const juergen = ['Jürgen', 'Müller', 'https://www.linkedin.com/in/juergen-mueller-qa1', 'Geschäftsführer']
const francois = ['François', 'Çelik', 'https://www.linkedin.com/in/francois-qa1', 'Leiter\nVertrieb']
/**
 * The imported rows of each file with the columns `excelColumns`. These files contain the same people. `zoe` has the
 * last name and the company of Zoë, which depend on the character set of the file.
 */
const excelPeople = (first: number, zoe: readonly string[]) => [
  [first, 'imported', ...juergen, 'Größe & Söhne GmbH', 'Köln'],
  [first + 1, 'imported', 'Zoë', zoe[0], 'https://www.linkedin.com/in/zoe-l-qa1', 'VP Sales', zoe[1], 'København'],
  [first + 2, 'imported', ...francois, 'Müller; Partner', 'Zürich'],
]
const latin = ['Lukasiewicz', 'Aero ApS']
const anySign = ['Łukasiewicz', 'Ærø; "Nordisk" ApS']
const none = (length: number) => Array.from({ length }, () => null)

test.each([
  ['excel-windows-1252.csv', 1, excelColumns, excelPeople(2, latin)],
  ['excel-unicode-text.txt', 1, excelColumns, excelPeople(2, anySign)],
  ['excel-sep-line.csv', 2, excelColumns, excelPeople(3, anySign)],
  ['excel-carriage-returns.csv', 1, excelColumns, excelPeople(2, latin)],
  ['pipes.csv', 1, excelColumns, excelPeople(2, anySign)],
  ['tabs.tsv', 1, excelColumns, excelPeople(2, anySign)],
  [
    'linkedin-connections.csv',
    4,
    ['firstName', 'lastName', 'url', null, 'company', 'title', null],
    [
      [5, 'imported', 'Maria', 'Lopez', 'https://www.linkedin.com/in/maria-lopez-qa3b', 'VP, Sales', 'Globex'],
      [6, 'imported', 'Tom', 'Berg', 'https://www.linkedin.com/in/tom-berg-qa3b', 'CEO', 'Initech'],
    ],
  ],
  [
    'sales-navigator.csv',
    1,
    [
      ...none(2),
      'firstName',
      'lastName',
      'company',
      'title',
      ...none(5),
      'industry',
      null,
      'location',
      ...none(13),
      'url',
    ],
    [
      [2, 'imported', 'Ann', 'Smith', 'https://www.linkedin.com/in/ann-smith-qa3', 'CEO', 'Acme', 'Greater Berlin'],
      [3, 'imported', 'Bob', 'Jones', 'https://www.linkedin.com/in/bob-jones-qa3', 'CTO', 'Globex', 'Paris'],
    ],
  ],
  [
    'hubspot.csv',
    1,
    [null, 'firstName', 'lastName', ...none(5), 'title', ...none(3), 'url', 'location', 'company'],
    [
      [
        2,
        'imported',
        'Eve',
        'Stone',
        'https://www.linkedin.com/in/eve-stone-qa5?trk=abc',
        'Buyer',
        'Stone Ltd',
        'Oslo',
      ],
      [3, 'imported', 'Finn', 'Ray', 'HTTPS://WWW.LINKEDIN.COM/IN/FINN-RAY-QA5/', 'CFO', 'Ray Ltd', 'Bergen'],
    ],
  ],
  [
    'google-sheets.csv',
    1,
    ['firstName', 'lastName', null, 'company', 'title', 'url', null],
    [
      [
        2,
        'imported',
        'Ada 🚀',
        'Lovelace',
        'https://www.linkedin.com/in/ada-qa2/',
        '+1 CTO',
        '=HYPERLINK("http://evil","x")',
      ],
      [3, 'imported', '-Ben', "O'Neil", 'https://linkedin.com/in/ben-qa2', 'Head, Growth', 'A, B & C "Co"'],
      [4, 'imported', '李', '小龙', 'https://www.linkedin.com/in/%E6%9D%8E-qa2', '社長', '株式会社'],
      [5, 'imported', 'محمد', 'علي', 'https://www.linkedin.com/in/mohamed-qa2', 'مدير', 'شركة'],
      [6, 'failed', 'First name is required.'],
      [8, 'imported', 'Only'],
    ],
  ],
  [
    'two-sheets.xlsx',
    1,
    ['firstName', 'lastName', 'company', 'title', 'url', ...none(7)],
    [
      [2, 'imported', 'Gus', 'Fring', 'https://www.linkedin.com/in/gus-qa6', 'Owner', 'Pollos'],
      [4, 'imported', 'Hank', 'Schrader', 'https://www.linkedin.com/in/hank-qa6', 'Agent', 'DEA'],
      [5, 'imported', 'Ida', 'Ä', 'https://www.linkedin.com/in/ida-qa6', 'X'],
    ],
  ],
  [
    'odd-links.csv',
    1,
    ['firstName', 'url', 'timeZone'],
    [
      [2, 'imported', 'A', 'https://linkedin.com/in/a-qa7'],
      [3, 'imported', 'B', 'https://www.linkedin.com/in/b-qa7'],
      [4, 'imported', 'C', 'LinkedIn “n/a” (not a link)'],
      [5, 'imported', 'D', 'https://www.linkedin.com/in/d-qa7'],
      [6, 'imported', 'E', 'https://www.linkedin.com/in/e-qa7'],
      [7, 'imported', 'F', 'https://www.linkedin.com/in/f-qa7', 'Time zone “Berlin” (not a time zone)'],
    ],
  ],
  [
    'same-link-thrice.csv',
    1,
    ['firstName', 'lastName', 'url'],
    [
      [2, 'imported', 'A', 'B', 'https://www.linkedin.com/in/twice-qa8'],
      [3, 'skipped', 'A', 'B', 'https://www.linkedin.com/in/twice-qa8'],
      [4, 'skipped', 'A', 'B', 'https://www.linkedin.com/in/twice-qa8'],
    ],
  ],
  [
    'stray-quote.csv',
    1,
    ['firstName', 'company'],
    [
      [2, 'imported', 'Al', '"Big" Co'],
      [3, 'imported', 'Be', '12" Screens'],
      [4, 'imported', 'Cy', 'Ok'],
    ],
  ],
  [
    'full-name-only.csv',
    1,
    ['fullName', 'company', 'url'],
    [[2, 'imported', 'Peter', 'Parker', 'https://www.linkedin.com/in/pp-qa9', 'Bugle']],
  ],
  [
    'german-headers.csv',
    1,
    ['firstName', 'lastName', 'company', 'location'],
    [[2, 'imported', 'Uwe', 'Kurz', 'AG', 'Ulm']],
  ],
  [
    'repeated-headers.csv',
    1,
    ['firstName', ...none(4)],
    [
      [2, 'imported', 'A1'],
      [3, 'imported', 'B1'],
    ],
  ],
  [
    'too-few-and-many-cells.csv',
    1,
    ['firstName', 'lastName', 'company'],
    [
      [2, 'imported', 'A', 'B', 'C'],
      [3, 'failed', 'Row 3 has 2 cells, but the header has 3.'],
      [4, 'failed', 'Row 4 has 5 cells, but the header has 3.'],
      [5, 'failed', 'First name is required.'],
      [6, 'imported', 'Trail', 'B', 'C'],
    ],
  ],
])('IMPORT-2 imports %s with the suggested mapping', async (name, headerRow, columns, people) => {
  expect(await imported(name)).toEqual({ headerRow, columns, people })
})

test.each([
  ['old-excel.xls', 'This is an old Excel file (.xls). Please save it as XLSX.'],
  ['image-named.csv', 'This is an image, not a table. Please choose a CSV or XLSX file.'],
])('IMPORT-23 the upload of %s is refused with the reason', async (name, message) => {
  const { call } = await signedIn()
  expect(await call('POST', '/recipients/imports', formOf(name))).toMatchObject({ status: 400, body: { message } })
})
