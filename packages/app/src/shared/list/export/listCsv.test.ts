import { type DataTableColumn } from '@tandem/components'
import { withoutFormula } from '@tandem/contract'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { listMessages } from '../messages.ts'
import { csvLines } from './listCsv.ts'

fc.configureGlobal({ seed: 20_261_121 })

interface Row {
  readonly a: string
  readonly b: string
}
const columns: DataTableColumn<Row>[] = [
  { id: 'a', header: 'A', type: 'text', getText: ({ a }) => a },
  { id: 'b', header: 'B', type: 'date', getDate: ({ b }) => b || null },
]

/** Parses a CSV text by RFC 4180. */
function readCsv(text: string): string[][] {
  const lines: string[][] = [[]]
  const pattern = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n|$)/gy
  for (let match = pattern.exec(text); match && match.index < text.length; match = pattern.exec(text)) {
    const [, cell = '', end] = match
    lines.at(-1)?.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell)
    if (end === '\r\n') lines.push([])
  }
  return lines.slice(0, -1)
}

describe('the export of a list', () => {
  test('LIST-40 the export is valid CSV for all texts in the rows', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 1 }), (texts) => {
        const rows = texts.map((a) => ({ a, b: '' }))
        expect(readCsv(csvLines(columns, rows))).toEqual(texts.map((a) => [withoutFormula(a), '']))
      }),
    )
  })

  test('the export has dates in the format of the table', () => {
    expect(
      csvLines(columns, [
        { a: 'x', b: '2026-03-04T09:30:00Z' },
        { a: 'y', b: '' },
      ]),
    ).toBe('x,Mar. 04 2026 - 09:30\r\ny,\r\n')
  })
})

test.each([
  [1, '1 recipient exported'],
  [1284, '1,284 recipients exported'],
])('LIST-40 the toast shows the number of exported rows (%d)', (count, text) => {
  expect(listMessages.export.done(count, 'recipients')).toBe(text)
})
