/** A field of a recipient, or a custom attribute, that a column of the file can become. */
export interface ImportField {
  readonly id: string
  readonly name: string
}

/** What each column of the file becomes, by position: the id of a field, or null when it is left out. */
export type ColumnMapping = readonly (string | null)[]

const lettersOf = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')

/** Names under which other programs export the same thing. */
const otherNames: ReadonlyMap<string, readonly string[]> = new Map([
  ['firstName', ['givenname', 'forename', 'first']],
  ['lastName', ['surname', 'familyname', 'last']],
  ['url', ['profileurl', 'linkedin', 'linkedinurl', 'profilelink', 'link']],
  ['title', ['jobtitle', 'position', 'role', 'headline']],
  ['company', ['companyname', 'organization', 'organisation', 'employer', 'account']],
  ['location', ['city', 'place', 'address', 'region']],
  ['timeZone', ['timezone', 'tz']],
])

/** A first proposal: columns whose header names a field become that field, the first one that does. */
export function proposedMapping(header: readonly string[], fields: readonly ImportField[]): ColumnMapping {
  const taken = new Set<string>()
  return header.map((name) => {
    const letters = lettersOf(name)
    const field = fields.find(
      ({ id, name: fieldName }) => !taken.has(id) && [lettersOf(id), lettersOf(fieldName), ...(otherNames.get(id) ?? [])].includes(letters),
    )
    if (!field) return null
    taken.add(field.id)
    return field.id
  })
}

/** The mapping with one column changed; another column that was that field is left out, since a field takes one column only. */
export function withColumnMapped(mapping: ColumnMapping, column: number, fieldId: string | null): ColumnMapping {
  return mapping.map((mapped, index) => (index === column ? fieldId : fieldId !== null && mapped === fieldId ? null : mapped))
}

/** The first three values of a column that aren't empty. */
export function sampleValuesOf(sample: readonly (readonly string[])[], column: number): readonly string[] {
  return sample.flatMap((row) => (row[column]?.trim() ? [row[column].trim()] : [])).slice(0, 3)
}
