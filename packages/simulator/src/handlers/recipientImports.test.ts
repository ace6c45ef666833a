import { ImportedRecipient, RecipientImportUploaded } from '@tandem/contract'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { leadsXlsx } from '../domain/imports/leadsXlsx.fixtures.ts'
import { columns, imported, rowsOf, upload } from './recipientImports.fixtures.ts'
import { itemsOf, signedIn, visitor } from './visitor.fixtures.ts'

describe('a file', () => {
  test('IMPORT-1, IMPORT-2 a CSV file is read with its header', async () => {
    const someone = await signedIn()
    const content = '\uFEFFFirst name;Company\r\nAda;"Obi; Sons\r\nLtd"\r\n\r\nBjörk;\r\n'
    expect(await upload(someone, content)).toMatchObject({
      status: 201,
      body: {
        headerRow: 1,
        header: ['First name', 'Company'],
        firstRows: [
          { row: 1, cells: ['First name', 'Company'] },
          { row: 2, cells: ['Ada', 'Obi; Sons\r\nLtd'] },
          { row: 4, cells: ['Björk'] },
        ],
        rowCount: 2,
      },
    })
  })

  test('IMPORT-4 a CSV file is read with the separator that its sep= line names', async () => {
    const someone = await signedIn()
    expect(await upload(someone, 'sep=|\r\nFirst name|Company, Ltd\r\nAda|Obi, Sons\r\n')).toMatchObject({
      status: 201,
      body: { headerRow: 2, header: ['First name', 'Company, Ltd'], rowCount: 1 },
    })
  })

  test('IMPORT-5 all rows are imported, except rows with too few or too many cells', async () => {
    const someone = await signedIn()
    const content = 'sep=,\nFirst name,Company\nAda,Obi\nBo\nCy,Obi,Sons\nDi,Obi,\n'
    const { rows } = await imported(someone, content, columns('firstName', 'company'))
    expect(rows.map(({ row, status, message }) => [row, status, message])).toEqual([
      [3, 'imported', null],
      [4, 'failed', 'Row 4 has 1 cell, but the header has 2.'],
      [5, 'failed', 'Row 5 has 3 cells, but the header has 2.'],
      [6, 'imported', null],
    ])
  })

  test('IMPORT-2 an XLSX file is read from its first sheet', async () => {
    const someone = await signedIn()
    expect(await upload(someone, leadsXlsx)).toMatchObject({
      status: 201,
      body: {
        header: ['First name', 'Company', 'Seats'],
        firstRows: [{ row: 1 }, { cells: ['Ada', 'Obi & Sons', '12'] }, { cells: ['Bo', '', '3'] }],
        rowCount: 2,
      },
    })
  })

  test.each([
    ['that is empty', '', 'The file is empty: row 1 is missing.'],
    ['without recipients', 'First name,Company\n', 'There are no recipients in the file: nothing comes below row 1.'],
    ['that is no table', '<!doctype html><p>hello</p>', 'The file is not a table: row 1 is neither CSV nor XLSX.'],
    [
      'that is a broken workbook',
      leadsXlsx.slice(0, 300),
      'The file is not a table: row 1 of its first sheet cannot be read.',
    ],
    [
      'in the old Excel format',
      Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1),
      'This is an old Excel file (.xls). Please save it as XLSX.',
    ],
    [
      'that is an image',
      Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a),
      'This is an image, not a table. Please choose a CSV or XLSX file.',
    ],
    ['with too many rows', `a,b\n${'1,2\n'.repeat(50_001)}`, 'Row 50002 is too many: at most 50000 rows are taken.'],
    ['that is too large', 'a,b\n'.repeat(2_621_500), 'A file can have at most 10 MB.'],
    ['that is far too large', 'a,b\n'.repeat(2_700_000), 'The body is too large: at most 10549760 bytes are allowed.'],
  ])('IMPORT-3 a file %s is refused with the reason', async (_name, content, message) => {
    const someone = await signedIn()
    expect(await upload(someone, content)).toMatchObject({ status: 400, body: { message } })
  })

  test('an upload needs a file and a signed-in user. If the upload names a sequence, the sequence must exist', async () => {
    const someone = await signedIn()
    expect((await someone.call('POST', '/recipients/imports', new FormData())).status).toBe(400)
    expect((await someone.call('POST', '/recipients/imports', { file: 'leads' })).status).toBe(400)
    expect((await upload(someone, 'a\n1\n', 4711)).status).toBe(404)
    expect((await visitor('new-user').call('POST', '/recipients/imports', new FormData())).status).toBe(401)
  })
})

describe('a mapping', () => {
  test('IMPORT-7, IMPORT-8 turns rows into recipients, and says why a row is invalid', async () => {
    const someone = await signedIn()
    const before = Number((await someone.get('/recipients?limit=1')).body.totalCount)
    const content = `First,Last,Source,Link\nAda,Obi,Fair,https://www.linkedin.com/in/ada-obi-1\n,Nobody,,\nBo,${'x'.repeat(201)},,\nDi,, ,\n`
    const { importId, rows } = await imported(someone, content, columns('firstName', 'lastName', 1, 'url'))
    expect(rows.map(({ row, status, message }) => [row, status, message])).toEqual([
      [2, 'imported', null],
      [3, 'failed', 'First name is required.'],
      [4, 'failed', 'Last name can have at most 200 characters.'],
      [5, 'imported', null],
    ])
    expect((await someone.get('/recipients?limit=1')).body.totalCount).toBe(before + 2)
    expect((await someone.get(`/recipients/${rows[0]?.id}`)).body).toMatchObject({
      firstName: 'Ada',
      customAttributes: { 1: 'Fair' },
      sequenceId: null,
    })
    expect((await someone.get('/recipients?search=ada obi')).text).toContain('ada-obi-1')
    const page = await someone.get(`/recipients/imports/${importId}?after=3&limit=2`)
    expect(page.body).toMatchObject({
      count: 2,
      totalCount: 4,
      offset: 1,
      _embedded: { recipients: [{ row: 4 }, { row: 5 }] },
    })
  })

  test('IMPORT-7 a mapping that is applied twice adds each recipient only once', async () => {
    const someone = await signedIn()
    const before = Number((await someone.get('/recipients?limit=1')).body.totalCount)
    const { importId } = await imported(someone, 'Ada,Obi\nBo,Li\n', columns('firstName', 'lastName'), { offset: 0 })
    await someone.call('POST', `/recipients?importId=${importId}&offset=0`, columns('firstName', 'lastName'))
    expect((await someone.get('/recipients?limit=1')).body.totalCount).toBe(before + 2)
  })

  test('an invalid mapping is refused', async () => {
    const someone = await signedIn()
    const { importId } = v.parse(RecipientImportUploaded, (await upload(someone, 'First,Last\nAda,Obi\n')).body)
    const apply = async (mapping: object, id: number = importId) => {
      const { status, body } = await someone.call('POST', `/recipients?importId=${id}`, mapping)
      return [status, body.message]
    }
    expect(await apply(columns('firstName'))).toEqual([422, 'The file has 2 columns, but the mapping has 1.'])
    expect(await apply(columns(null, 'lastName'))).toEqual([
      422,
      'One column has to become the first name or the full name.',
    ])
    expect(await apply(columns('firstName', 'firstName'))).toEqual([422, 'Two columns cannot become the same field.'])
    expect(await apply(columns('firstName', 99))).toEqual([422, 'There is no custom attribute 99.'])
    expect((await apply(columns('firstName', 'age')))[0]).toBe(400)
    expect((await apply(columns('firstName', null), 4711))[0]).toBe(404)
    expect((await someone.get(`/recipients/imports/${importId}`)).body).toMatchObject({ columns: null, totalCount: 1 })
  })
})

describe('an import for a sequence', () => {
  test('IMPORT-11, IMPORT-12 leaves a new row pending until a separate request adds the recipient to the sequence', async () => {
    const someone = await signedIn('agency')
    const { call, get } = someone
    const [elsewhere, here] = [1, 2].map((id) => get(`/recipients?sequenceId=${id}&limit=1`))
    const [other] = itemsOf(await (elsewhere ?? Promise.reject()), 'recipients')
    const [own] = itemsOf(await (here ?? Promise.reject()), 'recipients')
    const urlOf = async (id: number | undefined) => String((await get(`/recipients/${id}`)).body['url'])
    const content = `First,Link\nNew,https://www.linkedin.com/in/new-1\nOwn,${(await urlOf(own?.id)).replace('www.', '')}/\nOther,${await urlOf(other?.id)}?x=1\n`
    const { importId, rows } = await imported(someone, content, columns('firstName', 'url'), { sequenceId: 2 })
    expect(rows.map(({ status }) => status)).toEqual(['pending', 'skipped', 'conflict'])
    expect(rows.map(({ existingSequenceId }) => existingSequenceId)).toEqual([null, null, 1])
    expect(rows.map(({ id }) => id).slice(1)).toEqual([own?.id, other?.id])
    expect(await call('PUT', `/sequences/2/recipients/${rows[0]?.id}`)).toMatchObject({
      body: { existingStatus: null },
    })
    expect((await get(`/recipients/${rows[0]?.id}`)).body).toMatchObject({ sequenceId: 2, sequenceStatus: 'approved' })
    await call('DELETE', `/sequences/1/recipients/${other?.id}`)
    expect(rowsOf(await get(`/recipients/imports/${importId}`)).map(({ status }) => status)).toEqual([
      'imported',
      'skipped',
      'pending',
    ])
    await call('PUT', `/sequences/2/recipients/${other?.id}`)
    const after = rowsOf(await get(`/recipients/imports/${importId}`))
    expect(after.map(({ status }) => status)).toEqual(['imported', 'skipped', 'imported'])
    expect(after[0]?.cells).toEqual(['New', 'https://www.linkedin.com/in/new-1'])
    expect((await get('/sequences/2')).body).toMatchObject({ importId })
    expect((await call('DELETE', `/recipients/imports/${importId}`)).status).toBe(204)
    expect((await call('DELETE', `/recipients/imports/${importId}`)).status).toBe(404)
    expect((await get(`/recipients/imports/${importId}`)).status).toBe(404)
    expect((await get('/sequences/2')).body).toMatchObject({ importId: null })
    expect((await get(`/recipients/${rows[0]?.id}`)).status).toBe(200)
  })
})

describe('a row that failed', () => {
  const mapping = columns('firstName', 'url')

  test('IMPORT-19 is corrected and imported', async () => {
    const someone = await signedIn()
    const { importId, rows } = await imported(someone, 'First,Link\n,example.com\nAda,\n', mapping)
    expect(rows.map(({ status }) => status)).toEqual(['failed', 'imported'])
    const correct = (...cells: readonly string[]) =>
      someone.call('PATCH', `/recipients/imports/${importId}/rows/2`, { cells })
    expect(await correct('', 'example')).toMatchObject({
      status: 200,
      body: { row: 2, status: 'failed', cells: ['', 'example'], message: 'First name is required.' },
    })
    expect(await correct('Björk', '')).toMatchObject({
      body: { status: 'imported', firstName: 'Björk', message: null },
    })
    const { id } = rowsOf(await someone.get(`/recipients/imports/${importId}`))[0] ?? {}
    expect((await someone.get(`/recipients/${id}`)).body).toMatchObject({ firstName: 'Björk' })
    // The same correction succeeds again, because the first response can be lost. A correction with other cells is
    // refused, because the row is already imported.
    expect(await correct('Björk', '')).toMatchObject({ status: 200, body: { status: 'imported', id } })
    expect((await correct('Again', '')).status).toBe(422)
    expect((await someone.call('PATCH', `/recipients/imports/${importId}/rows/9`, { cells: ['x'] })).status).toBe(404)
  })

  test('IMPORT-19 in an import for a sequence, a corrected row is pending', async () => {
    const someone = await signedIn()
    const [sequence] = itemsOf(await someone.get('/sequences?limit=1'), 'sequences')
    const options = { sequenceId: sequence?.id ?? 0 }
    const { importId } = await imported(someone, 'First,Link\nAda\n', mapping, options)
    const response = await someone.call('PATCH', `/recipients/imports/${importId}/rows/2`, { cells: ['Ada', ''] })
    const row = v.parse(ImportedRecipient, JSON.parse(response.text))
    expect(row).toMatchObject({ status: 'pending', id: expect.any(Number), message: null })
  })
})
