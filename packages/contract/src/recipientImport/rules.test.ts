import { describe, expect, test } from 'vitest'
import {
  guessedImportColumns,
  importMappingIssue,
  importOffset,
  importResult,
  isHeaderRow,
  splitFullName,
  suggestedHeaderIndex,
} from './rules.ts'

const attributes = [
  { id: 1, name: 'Lead source' },
  { id: 2, name: 'Größe' },
]
const guessed = (header: readonly string[], sample: readonly (readonly string[])[] = []) =>
  guessedImportColumns(header, sample, attributes).map(({ attributeId }) => attributeId)

describe('the suggested mapping', () => {
  test.each([
    [
      ['First Name', 'Last Name', 'Profile URL', 'Job Title', 'Company Name'],
      ['firstName', 'lastName', 'url', 'title', 'company'],
    ],
    [
      ['first_name', 'last_name', 'linkedin_url', 'position', 'organization'],
      ['firstName', 'lastName', 'url', 'title', 'company'],
    ],
    [
      ['FIRSTNAME', 'SURNAME', 'LinkedIn', 'Headline', 'Employer'],
      ['firstName', 'lastName', 'url', 'title', 'company'],
    ],
    [
      ['firstName', 'lastName', 'url', 'industry', 'timeZone'],
      ['firstName', 'lastName', 'url', 'industry', 'timeZone'],
    ],
    [
      [' Given name ', 'Family-Name', 'Person Linkedin Url', 'City', 'Time zone'],
      ['firstName', 'lastName', 'url', 'location', 'timeZone'],
    ],
    [
      ['Lead Source', 'GRÖSSE', 'größe', 'Shoe size', ''],
      [1, null, 2, null, null],
    ],
    [
      ['Vorname', 'Nachname', 'Firma', 'Position', 'Ort', 'Branche', 'Zeitzone'],
      ['firstName', 'lastName', 'company', 'title', 'location', 'industry', 'timeZone'],
    ],
    [
      ['Prénom', 'Nom', 'Société', 'Fonction', 'Ville', 'Secteur', 'Lien'],
      ['firstName', 'lastName', 'company', 'title', 'location', 'industry', 'url'],
    ],
    [
      ['Nombre', 'Apellidos', 'Compañía', 'Puesto', 'Ubicación', 'Industria', 'Perfil'],
      ['firstName', 'lastName', 'company', 'title', 'location', 'industry', 'url'],
    ],
    [
      ['Name', 'Vorname', 'Unternehmen'],
      ['lastName', 'firstName', 'company'],
    ],
    [
      ['Name', 'Company'],
      ['fullName', 'company'],
    ],
    [
      ['First name', 'Last name', 'Job', 'Company'],
      ['firstName', 'lastName', 'title', 'company'],
    ],
    [
      ['Full name', 'First name', 'Last name', 'Name'],
      [null, 'firstName', 'lastName', null],
    ],
  ])('IMPORT-6 recognizes the headers %j', (header, targets) => {
    expect(guessed(header)).toEqual(targets)
  })

  test('IMPORT-6 gives each field to the first column that matches', () => {
    expect(guessed(['Title', 'First', 'Job title', 'Given name'])).toEqual(['title', 'firstName', null, null])
  })

  test('IMPORT-6 prefers a custom attribute to a field of the same name', () => {
    expect(guessedImportColumns(['City'], [], [{ id: 7, name: 'City' }])).toEqual([{ attributeId: 7 }])
  })

  test('IMPORT-27 prefers the column with public profile links', () => {
    const lead = 'https://www.linkedin.com/sales/lead/ACwAAA1,NAME_SEARCH,xy'
    const byId = 'https://www.linkedin.com/in/ACwAAA1'
    const open = 'linkedin.com/in/ann-smith'
    const header = ['Profile URL', 'LinkedIn', 'Link']
    expect(guessed(header, [[lead, byId, open]])).toEqual([null, null, 'url'])
    expect(guessed(header, [[lead, byId, '']])).toEqual([null, 'url', null])
    expect(guessed(header, [[lead, 'n/a', '']])).toEqual(['url', null, null])
    expect(guessed(['Profile URL', 'Where'], [[lead, open]])).toEqual([null, 'url'])
  })

  test('IMPORT-6 recognizes links of profiles under any header', () => {
    const link = 'https://www.linkedin.com/in/ada-obi-1'
    expect(guessed(['Where', 'Again', 'Web'], [[link, link, 'https://example.com']])).toEqual(['url', null, null])
    expect(guessed(['Where', 'Link'], [[link, 'x']])).toEqual(['url', null])
    expect(
      guessed(
        ['Where'],
        [
          [link, ''],
          ['unknown', ''],
        ],
      ),
    ).toEqual([null])
  })
})

test.each([
  ['Ada Lovelace', 'Ada', 'Lovelace'],
  [' Anna  Maria van der Berg ', 'Anna', 'Maria van der Berg'],
  ['Parker, Peter', 'Peter', 'Parker'],
  ['Peter Parker, PhD', 'Peter', 'Parker, PhD'],
  ['Cher', 'Cher', ''],
  ['', '', ''],
])('IMPORT-29 splits the full name %j', (fullName, firstName, lastName) => {
  expect(splitFullName(fullName)).toEqual({ firstName, lastName })
})

describe('a mapping', () => {
  const issueOf = (...ids: readonly (number | 'firstName' | 'fullName' | 'title' | null)[]) =>
    importMappingIssue(ids.map((attributeId) => ({ attributeId })))

  test('IMPORT-6 needs a column for the first name or the full name', () => {
    expect(issueOf('title', null)).toEqual({
      message: 'One column has to become the first name or the full name.',
      columns: [],
    })
    expect(issueOf('firstName', null, null)).toBeUndefined()
    expect(issueOf('fullName')).toBeUndefined()
  })

  test('IMPORT-6 has an issue that lists the columns with the same field', () => {
    expect(issueOf('firstName', 3, null, 3, 'title')).toEqual({
      message: 'Two columns cannot become the same field.',
      columns: [1, 3],
    })
  })
})

test('IMPORT-7 a row with a link is not a header', () => {
  expect(isHeaderRow(['First name', 'Link', ''])).toBe(true)
  expect(isHeaderRow(['Ada', ' https://www.linkedin.com/in/ada '])).toBe(false)
  expect(isHeaderRow(['Ada', 'linkedin.com/in/ada'])).toBe(false)
})

test.each([
  [
    'in the first row',
    [
      ['First name', 'Company'],
      ['Ada', 'Obi'],
    ],
    0,
  ],
  ['below a title', [['My leads'], ['First name', 'Company'], ['Ada', 'Obi']], 1],
  ['below a title that is a name of a field', [['Company'], ['First name', 'Company'], ['Ada', 'Obi']], 1],
  ['of a table with one column, below a note', [['Notes:'], ['Name'], ['Ada Obi']], 1],
  ['with unknown column names, below a title', [['Leads'], ['Kunde', 'Nr'], ['Ada', '7']], 1],
  [
    'in the first row if no row looks like a header',
    [
      ['Ada', 'linkedin.com/in/ada'],
      ['Bo', 'linkedin.com/in/bo'],
    ],
    0,
  ],
  ['in the only row', [['x']], 0],
  ['at index 0 if there are no rows', [], 0],
])('IMPORT-28 suggests the header %s', (_where, rows, index) => {
  expect(suggestedHeaderIndex(rows)).toBe(index)
})

describe('an import', () => {
  test('IMPORT-11 skips a recipient with the status approved or sent', () => {
    expect([importResult(null, false), importResult('new', false)]).toEqual(['imported', 'imported'])
    expect([importResult('approved', false), importResult('sent', true)]).toEqual(['skipped', 'skipped'])
  })

  test('IMPORT-12 reports a conflict if another sequence has the recipient', () => {
    expect([importResult(null, true), importResult('new', true)]).toEqual(['conflict', 'conflict'])
  })

  test('IMPORT-7 has the offset 1 if the header row is excluded', () => {
    expect([importOffset(true), importOffset(false)]).toEqual([1, 0])
  })
})
