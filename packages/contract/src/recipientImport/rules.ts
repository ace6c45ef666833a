import { type CustomAttribute } from '../recipient/schema.ts'
import { type ImportColumn } from './schema.ts'
import { targetNamed } from './columnNames.ts'
import { profileUrl, profileUrlRank } from '../recipient/profileUrl.ts'

/** Whether all values of a column are links of profiles. */
const holdsProfileLinks = (values: readonly string[]): boolean =>
  values.length > 0 &&
  values.every((value) => profileUrl(value) !== undefined && /linkedin\.com\/(?:in|pub|sales|talent)\//i.test(value))

/**
 * The most likely mapping of a file's columns, by their headers (case, punctuation and spaces do not count) and by
 * links of profiles in the sample. Each field is given to the first column that matches it, the profile link to the
 * column with the best links, and the full name only where no column has the first name. A column without a match gets
 * null.
 */
export function guessedImportColumns(
  header: readonly string[],
  sample: readonly (readonly string[])[],
  attributes: readonly CustomAttribute[],
): ImportColumn[] {
  const named = header.map((name) => targetNamed(name, attributes))
  const urlIndex = urlColumnOf(named, sample)
  const hasFirstName = named.includes('firstName')
  // 'Vorname, Name': beside a first name, a mere name is the last name.
  const isName = (index: number) => named[index] === 'fullName' && hasFirstName && !named.includes('lastName')
  const meant = named.map((target, index) =>
    isName(index) && /^\W*name\W*$/i.test(header[index] ?? '') ? 'lastName' : target,
  )
  return meant.map((target, index) => {
    if (index === urlIndex) return { attributeId: 'url' }
    const isTaken = target === undefined || target === 'url' || meant.indexOf(target) < index
    return { attributeId: isTaken || (target === 'fullName' && hasFirstName) ? null : target }
  })
}

/** The first column with the best links of those that are named after a link or hold nothing else; -1 without any. */
function urlColumnOf(named: readonly unknown[], sample: readonly (readonly string[])[]): number {
  const ranks = named.map((target, index) => {
    const values = sample.flatMap((row) => (row[index]?.trim() ? [row[index].trim()] : []))
    const best = Math.max(0, ...values.map(profileUrlRank))
    if (target === 'url') return best + 0.5
    return target === undefined && holdsProfileLinks(values) ? best + 0.25 : 0
  })
  const highest = Math.max(...ranks)
  return highest > 0 ? ranks.indexOf(highest) : -1
}

/** Why a mapping cannot be applied, as a sentence for the user, and the indexes of the columns that cause it. */
export interface ImportMappingIssue {
  readonly message: string
  readonly columns: readonly number[]
}

/**
 * What is wrong with a mapping: two columns of one field, or no column for the name. Undefined when it is valid.
 */
export function importMappingIssue(columns: readonly ImportColumn[]): ImportMappingIssue | undefined {
  const doubled = columns.flatMap(({ attributeId }, index) =>
    attributeId !== null && columns.filter((other) => other.attributeId === attributeId).length > 1 ? [index] : [],
  )
  if (doubled.length > 0) return { message: 'Two columns cannot become the same field.', columns: doubled }
  if (!columns.some(({ attributeId }) => attributeId === 'firstName' || attributeId === 'fullName'))
    return { message: 'One column has to become the first name or the full name.', columns: [] }
  return undefined
}

/** IMPORT-29: the first word of a name, and the rest; the name before a comma is the last name. */
export function splitFullName(fullName: string): { readonly firstName: string; readonly lastName: string } {
  const [, last, first] = /^(\S+),\s*(.+)$/.exec(fullName.trim()) ?? []
  if (first !== undefined && last !== undefined) return { firstName: first, lastName: last }
  const [firstName = '', ...others] = fullName.trim().split(/\s+/)
  return { firstName, lastName: others.join(' ') }
}

/** IMPORT-4: the separator that a leading `sep=` line of a CSV names, and the text below that line. */
export function csvSeparator(text: string): { readonly separator: string | undefined; readonly rest: string } {
  const [line = '', separator] = /^sep=(.)[ \t]*(?:\r\n|\r|\n|$)/i.exec(text) ?? []
  return { separator, rest: text.slice(line.length) }
}
