import { type CustomAttribute } from '../resources/recipient.ts'
import { type ImportColumn, RecipientField } from '../resources/recipientImport.ts'
import { isWebsite } from './client.ts'

type Target = NonNullable<ImportColumn['attributeId']>

const lettersOf = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Names that other programs give to the fields of a recipient, in lower-case letters and digits only, by spaces. */
const spellings: Readonly<Record<RecipientField, string>> = {
  firstName: 'first firstname givenname forename fname namefirst contactfirstname leadfirstname personfirstname',
  lastName: 'last lastname surname familyname lname namelast contactlastname leadlastname personlastname',
  url: 'url link profile profileurl profilelink linkofprofile linkedin linkedinurl linkedinlink linkedinprofile linkedinprofileurl linkedinprofilelink personlinkedinurl contactlinkedinurl publicprofileurl defaultprofileurl',
  title: 'title jobtitle position role jobrole headline occupation currentposition function',
  company: 'company companyname organization organizationname employer account accountname firm',
  industry: 'industry sector branch companyindustry vertical lineofbusiness',
  location: 'location city place address region country area geography personlocation contactlocation',
  timeZone: 'timezone tz zone timezonename iana ianatimezone',
}

/** Whether all values of a column are links of profiles. */
const holdsProfileLinks = (values: readonly string[]): boolean =>
  values.length > 0 &&
  values.every((value) => isWebsite(value) && /linkedin\.com\/(?:in|pub|sales|talent)\//i.test(value))

/** Whether the first row of a file is a header: a row with a link is data. */
export function isHeaderRow(row: readonly string[]): boolean {
  return !row.some((cell) => cell.trim() !== '' && isWebsite(cell.trim()))
}

/**
 * The most likely mapping of a file's columns, by their headers (case, punctuation and spaces do not count) and by
 * links of profiles in the sample. Each field is given to the first column that matches it; a column without a match
 * gets null.
 */
export function guessedImportColumns(
  header: readonly string[],
  sample: readonly (readonly string[])[],
  attributes: readonly CustomAttribute[],
): ImportColumn[] {
  const taken = new Set<Target>()
  const take = (target: Target | undefined): Target | null => {
    if (target === undefined || taken.has(target)) return null
    taken.add(target)
    return target
  }
  const byHeader = header.map((name) => take(targetOf(lettersOf(name), attributes)))
  return byHeader.map((target, index) => {
    const values = sample.flatMap((row) => (row[index]?.trim() ? [row[index].trim()] : []))
    return { attributeId: target ?? take(holdsProfileLinks(values) ? 'url' : undefined) }
  })
}

function targetOf(letters: string, attributes: readonly CustomAttribute[]): Target | undefined {
  if (letters === '') return undefined
  const attribute = attributes.find(({ name }) => lettersOf(name) === letters)
  return attribute?.id ?? RecipientField.options.find((field) => spellings[field].split(' ').includes(letters))
}

/** Why a mapping cannot be applied, as a sentence for the user, and the indexes of the columns that cause it. */
export interface ImportMappingIssue {
  readonly message: string
  readonly columns: readonly number[]
}

/**
 * What is wrong with a mapping: two columns of one field, or no column for the first name. Undefined when it is valid.
 */
export function importMappingIssue(columns: readonly ImportColumn[]): ImportMappingIssue | undefined {
  const doubled = columns.flatMap(({ attributeId }, index) =>
    attributeId !== null && columns.filter((other) => other.attributeId === attributeId).length > 1 ? [index] : [],
  )
  if (doubled.length > 0) return { message: 'Two columns cannot become the same field.', columns: doubled }
  if (!columns.some(({ attributeId }) => attributeId === 'firstName'))
    return { message: 'One column has to become the first name.', columns: [] }
  return undefined
}

/** IMPORT-4: the separator that a leading `sep=` line of a CSV names, and the text below that line. */
export function csvSeparator(text: string): { readonly separator: string | undefined; readonly rest: string } {
  const [line = '', separator] = /^sep=(.)[ \t]*(?:\r\n|\r|\n|$)/i.exec(text) ?? []
  return { separator, rest: text.slice(line.length) }
}
