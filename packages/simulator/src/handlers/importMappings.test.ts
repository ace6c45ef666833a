import { RecipientImportUploaded } from '@tandem/contract'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { columns, imported, rowsOf, upload } from './recipientImports.fixtures.ts'
import { signedIn } from './visitor.fixtures.ts'

test('IMPORT-31 an import leaves out the unusable values of a row', async () => {
  const someone = await signedIn()
  const content = `First,Source,Link,Zone,Role\nAda,${'x'.repeat(1001)},n/a,Berlin,${'y'.repeat(201)}\n`
  const { rows } = await imported(someone, content, columns('firstName', 1, 'url', 'timeZone', 'title'))
  expect(rows).toMatchObject([
    {
      status: 'imported',
      message: null,
      leftOut: `Link “n/a” (not a link), Zone “Berlin” (not a time zone), Role “${'y'.repeat(40)}…” (too long), Source “${'x'.repeat(40)}…” (too long)`,
    },
  ])
  expect((await someone.get(`/recipients/${rows[0]?.id}`)).body).toMatchObject({
    url: null,
    timeZone: 'UTC',
    title: null,
    customAttributes: {},
  })
})

test('IMPORT-26 an import recognises different links of the same person', async () => {
  const someone = await signedIn()
  const links = [
    'linkedin.com/in/same',
    'http://de.linkedin.com/in/Same?x=1',
    'www.linkedin.com/in/same/',
    'linkedin.com/in/other',
  ]
  const content = `First,Link\n${links.map((link, index) => `P${index},${link}`).join('\n')}\n`
  const { rows } = await imported(someone, content, columns('firstName', 'url'))
  expect(rows.map(({ status }) => status)).toEqual(['imported', 'skipped', 'skipped', 'imported'])
  expect(new Set(rows.map(({ id }) => id)).size).toBe(2)
})

test('IMPORT-28 an import reads the header from the chosen row', async () => {
  const someone = await signedIn()
  const uploaded = await upload(someone, 'Nothing,here\nGiven,Called\nAda,Obi,X\nBo,Li\n')
  const { importId, headerRow } = v.parse(RecipientImportUploaded, uploaded.body)
  expect(headerRow).toBe(1)
  const apply = (row: number, offset: number) =>
    someone.call(
      'POST',
      `/recipients?importId=${importId}&offset=${offset}&headerRow=${row}`,
      columns('firstName', 'lastName'),
    )
  expect(await apply(9, 1)).toMatchObject({
    status: 422,
    body: { message: 'Row 9 cannot be the header: it is not one of the first rows.' },
  })
  expect((await apply(2, 1)).body).toMatchObject({
    headerRow: 2,
    header: ['Given', 'Called'],
    rowCount: 2,
    totalCount: 2,
    _embedded: {
      recipients: [
        { row: 3, status: 'failed', message: 'Row 3 has 3 cells, but the header has 2.' },
        { row: 4, status: 'imported', firstName: 'Bo' },
      ],
    },
  })
  const again = rowsOf(await apply(2, 0))
  expect(again.map(({ row, firstName }) => [row, firstName])).toEqual([
    [2, 'Given'],
    [3, 'Ada'],
    [4, 'Bo'],
  ])
})

test('IMPORT-29 an import splits a full name', async () => {
  const someone = await signedIn()
  const { rows } = await imported(someone, 'Who,Firm\nPeter van Dam,X\n,Y\n', columns('fullName', 'company'))
  expect(rows).toMatchObject([
    { status: 'imported', firstName: 'Peter', lastName: 'van Dam' },
    { status: 'failed', message: 'First name is required.' },
  ])
})
