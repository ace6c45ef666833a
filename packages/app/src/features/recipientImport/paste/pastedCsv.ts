import { withQuotedMarks } from '@tandem/contract'
import Papa from 'papaparse'
import { nameOfProfileLink, profileLinksOf } from './profileLinks.ts'
import { type PastedKind } from './pastedText.ts'

/** Number of characters that are parsed at once. A chunk takes a few milliseconds. */
const chunkSize = 100_000

const linkHeader = ['First name', 'Last name', 'Profile link']

/** Converts a pasted text to the parts of a CSV file. */
export async function csvOfPasted(text: string, kind: PastedKind): Promise<string[]> {
  if (kind === 'table') return csvOfTable(text)
  if (kind !== 'links') return [text]
  const rows = profileLinksOf(text).map((link) => {
    const { firstName, lastName } = nameOfProfileLink(link)
    return [firstName, lastName, link]
  })
  return [Papa.unparse([linkHeader, ...rows])]
}

/** Passes the text to Papa as a file, because Papa parses a file in chunks. The page reacts between the chunks. */
function csvOfTable(text: string): Promise<string[]> {
  const parts: string[] = []
  let width = 0
  return new Promise((resolve, reject) => {
    Papa.parse<string[]>(new File([withQuotedMarks(text, '\t')], ''), {
      delimiter: '\t',
      skipEmptyLines: 'greedy',
      chunkSize,
      chunk: ({ data }) => {
        width ||= data[0]?.length ?? 0
        // Spreadsheets leave out empty cells at the end of a row.
        const rows = data.map((row) => [...row, ...Array.from({ length: Math.max(0, width - row.length) }, () => '')])
        if (rows.length > 0) parts.push(`${Papa.unparse(rows)}\r\n`)
      },
      complete: () => resolve(parts),
      error: reject,
    })
  })
}
