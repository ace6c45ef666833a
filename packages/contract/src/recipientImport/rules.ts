import { isWebsite } from '../client/rules.ts'
import { profileUrl, profileUrlRank } from '../recipient/rules.ts'
import { type CustomAttribute } from '../recipient/schema.ts'
import { type SequenceRecipientStatus } from '../sequence/schema.ts'
import { type ImportColumn, type ImportRowStatus, ImportTarget } from './schema.ts'

const holdsProfileLinks = (values: readonly string[]): boolean =>
  values.length > 0 &&
  values.every((value) => profileUrl(value) !== undefined && /linkedin\.com\/(?:in|pub|sales|talent)\//i.test(value))

/** Guesses the mapping from the headers and from the links in the sample. Each field has at most one column. */
export function guessedImportColumns(
  header: readonly string[],
  sample: readonly (readonly string[])[],
  attributes: readonly CustomAttribute[],
): ImportColumn[] {
  const named = header.map((name) => targetNamed(name, attributes))
  const urlIndex = urlColumnOf(named, sample)
  const hasFirstName = named.includes('firstName')
  // With the headers 'Vorname, Name', the column 'Name' is the last name, because another column has the first name.
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

/**
 * The index of the column with the best links, or -1. If two columns have equally good links, a header such as 'Link'
 * decides.
 */
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

/** `message` is for the user. `columns` are the indexes of the wrong columns. */
export interface ImportMappingIssue {
  readonly message: string
  readonly columns: readonly number[]
}

/** Undefined for a valid mapping. */
export function importMappingIssue(columns: readonly ImportColumn[]): ImportMappingIssue | undefined {
  const doubled = columns.flatMap(({ attributeId }, index) =>
    attributeId !== null && columns.filter((other) => other.attributeId === attributeId).length > 1 ? [index] : [],
  )
  if (doubled.length > 0) return { message: 'Two columns cannot become the same field.', columns: doubled }
  if (!columns.some(({ attributeId }) => attributeId === 'firstName' || attributeId === 'fullName'))
    return { message: 'One column has to become the first name or the full name.', columns: [] }
  return undefined
}

/** IMPORT-29: the first name is the first word. In 'Last, First', the first name is the text after the comma. */
export function splitFullName(fullName: string): { readonly firstName: string; readonly lastName: string } {
  const [, last, first] = /^(\S+),\s*(.+)$/.exec(fullName.trim()) ?? []
  if (first !== undefined && last !== undefined) return { firstName: first, lastName: last }
  const [firstName = '', ...others] = fullName.trim().split(/\s+/)
  return { firstName, lastName: others.join(' ') }
}

/** IMPORT-4: reads a leading `sep=` line. `rest` is the text without this line. */
export function csvSeparator(text: string): { readonly separator: string | undefined; readonly rest: string } {
  const [line = '', separator] = /^sep=(.)[ \t]*(?:\r\n|\r|\n|$)/i.exec(text) ?? []
  return { separator, rest: text.slice(line.length) }
}

/** IMPORT-7: true if the row has no link. A row with a link is data. */
export function isHeaderRow(row: readonly string[]): boolean {
  const values = row.map((cell) => cell.trim()).filter((cell) => cell !== '')
  return !values.some((value) => isWebsite(value) || profileUrlRank(value) > 0)
}

/** IMPORT-28: the index of the most likely header row. Rows above the header can contain notes of other programs. */
export function suggestedHeaderIndex(rows: readonly (readonly string[])[]): number {
  const filled = rows.map((row) => row.filter((cell) => cell.trim() !== ''))
  const named = filled.map((cells) => new Set(cells.flatMap((cell) => targetNamed(cell) ?? [])).size)
  const mostNames = Math.max(...named)
  const widest = Math.max(...filled.map((cells) => cells.length))
  // A row with one known field name is the header only if the row has no other cell.
  const isNamed = (index: number) => named[index] === mostNames && (mostNames > 1 || filled[index]?.length === 1)
  const byNames = mostNames > 0 ? rows.findIndex((_, index) => isNamed(index)) : -1
  if (byNames >= 0) return byNames
  // Otherwise, returns the first row that has more than half as many cells as the longest row.
  return Math.max(
    0,
    filled.findIndex((cells) => cells.length * 2 > widest),
  )
}

export type ImportResult = Extract<ImportRowStatus, 'imported' | 'skipped' | 'conflict'>

/** IMPORT-11, IMPORT-12: the result for one row of an import into a sequence. */
export function importResult(existingStatus: SequenceRecipientStatus | null, isHeldElsewhere: boolean): ImportResult {
  if (existingStatus === 'approved' || existingStatus === 'sent') return 'skipped'
  return isHeldElsewhere ? 'conflict' : 'imported'
}

/** IMPORT-7: the parameter `offset` of an import. It is 1 if the header row is excluded. */
export function importOffset(isHeaderExcluded: boolean): 0 | 1 {
  return isHeaderExcluded ? 1 : 0
}

const lettersOf = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Names of fields in other programs, in English, German, French and Spanish. Only lower-case letters and digits. */
const spellings: Readonly<Record<ImportTarget, string>> = {
  firstName:
    'first firstname givenname forename fname namefirst contactfirstname leadfirstname personfirstname vorname rufname prenom nombre nombres nombredepila',
  lastName:
    'last lastname surname familyname lname namelast contactlastname leadlastname personlastname nachname familienname zuname nom nomdefamille apellido apellidos',
  fullName: 'name fullname contactname leadname personname vollstandigername nomcomplet nometprenom nombrecompleto',
  url: 'url link profile profileurl profilelink linkofprofile linkedin linkedinurl linkedinlink linkedinprofile linkedinprofileurl linkedinprofilelink personlinkedinurl contactlinkedinurl publicprofileurl defaultprofileurl profil profillink linkedinprofil lien lienlinkedin profillinkedin lienduprofil urlduprofil enlace perfil perfillinkedin perfildelinkedin enlacedelperfil urldelperfil',
  title:
    'title jobtitle job position role jobrole headline occupation currentposition function titel funktion rolle beruf berufsbezeichnung stelle poste fonction titre intituleduposte puesto cargo posicion titulo',
  company:
    'company companyname organization organisation organizationname employer account accountname firm firma firmenname unternehmen unternehmensname arbeitgeber entreprise societe nomdelentreprise employeur empresa compania organizacion nombredelaempresa',
  industry:
    'industry sector branch companyindustry vertical lineofbusiness branche industrie secteur secteurdactivite industria',
  location:
    'location city place address region country area geography personlocation contactlocation ort stadt wohnort standort land ville lieu localisation pays ciudad ubicacion lugar localidad pais',
  timeZone: 'timezone tz zone timezonename iana ianatimezone zeitzone fuseauhoraire zonahoraria husohorario',
}

/** IMPORT-27: a custom attribute with this name, otherwise a recipient's field. */
function targetNamed(
  name: string,
  attributes: readonly CustomAttribute[] = [],
): NonNullable<ImportColumn['attributeId']> | undefined {
  const letters = lettersOf(name)
  if (letters === '') return undefined
  return (
    attributes.find((attribute) => lettersOf(attribute.name) === letters)?.id ??
    ImportTarget.options.find((target) => spellings[target].split(' ').includes(letters))
  )
}
