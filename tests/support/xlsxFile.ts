import { crc32 } from 'node:zlib'

interface Part {
  readonly name: string
  readonly bytes: Buffer
}

const spreadsheet = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const relations = (targets: readonly (readonly [type: string, target: string])[]) => {
  const tags = targets.map(
    ([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${office}/${type}" Target="${target}"/>`,
  )
  return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${tags.join('')}</Relationships>`
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
/** Only the columns A to Z are possible. */
const cellOf = (value: string | number, column: number, row: number) => {
  const place = `r="${String.fromCodePoint(65 + column)}${row}"`
  return typeof value === 'number'
    ? `<c ${place}><v>${value}</v></c>`
    : `<c ${place} t="inlineStr"><is><t>${escaped(value)}</t></is></c>`
}

interface WorkbookOptions {
  readonly name?: string
  readonly emptySheets?: number
}

/** Returns a workbook with the rows on its last sheet. */
export function xlsxFile(
  rows: readonly (readonly (string | number)[])[],
  { name = 'leads.xlsx', emptySheets = 0 }: WorkbookOptions = {},
) {
  const cells = rows.map(
    (row, index) =>
      `<row r="${index + 1}">${row.map((value, column) => cellOf(value, column, index + 1)).join('')}</row>`,
  )
  const sheets = [...Array.from({ length: emptySheets }, () => ''), cells.join('')]
  const numbers = sheets.map((_, index) => index + 1)
  const sheetTags = numbers.map((number) => `<sheet name="Sheet${number}" sheetId="${number}" r:id="rId${number}"/>`)
  const parts = {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`,
    '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `<workbook xmlns="${spreadsheet}" xmlns:r="${office}"><sheets>${sheetTags.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(numbers.map((number) => ['worksheet', `worksheets/sheet${number}.xml`])),
    ...Object.fromEntries(
      sheets.map((data, index) => [
        `xl/worksheets/sheet${index + 1}.xml`,
        `<worksheet xmlns="${spreadsheet}"><sheetData>${data}</sheetData></worksheet>`,
      ]),
    ),
  }
  const buffer = archive(Object.entries(parts).map(([part, text]) => ({ name: part, bytes: Buffer.from(text) })))
  return { name, mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', buffer }
}

/**
 * The fields that both the file entry and the directory of the ZIP contain: version, flags, method, time, checksum,
 * sizes, length of the name.
 */
function entryHead({ name, bytes }: Part): Buffer {
  const head = Buffer.alloc(26)
  head.writeUInt16LE(20, 0)
  head.writeUInt16LE(0x21, 8)
  head.writeUInt32LE(crc32(bytes), 10)
  head.writeUInt32LE(bytes.length, 14)
  head.writeUInt32LE(bytes.length, 18)
  head.writeUInt16LE(Buffer.byteLength(name), 22)
  return head
}

/** A ZIP archive with uncompressed parts. */
function archive(parts: readonly Part[]): Buffer {
  const entries: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const part of parts) {
    const head = entryHead(part)
    const entry = Buffer.concat([Buffer.from('PK\u0003\u0004'), head, Buffer.from(part.name), part.bytes])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    entries.push(entry)
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), head, rest, Buffer.from(part.name)]))
    offset += entry.length
  }
  const lines = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(parts.length, 4)
  end.writeUInt16LE(parts.length, 6)
  end.writeUInt32LE(lines.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...entries, lines, Buffer.from('PK\u0005\u0006'), end])
}
