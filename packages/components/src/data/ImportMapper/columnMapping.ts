/** A field of a recipient, or a custom attribute, that a column of the file can become. */
export interface ImportField {
  readonly id: string
  readonly name: string
  /** Heading that it stands under in the choice. */
  readonly group?: string
}

/** What each column of the file becomes, by position: the id of a field, or null when it is left out. */
export type ColumnMapping = readonly (string | null)[]

/** The mapping with one column changed. */
export function withColumnMapped(mapping: ColumnMapping, column: number, fieldId: string | null): ColumnMapping {
  return mapping.map((mapped, index) => (index === column ? fieldId : mapped))
}

/** Where fields of a group stand one after the other, in the order in which the groups first come. */
export function groupedFields(fields: readonly ImportField[]): ReadonlyMap<string, readonly ImportField[]> {
  return Map.groupBy(fields, ({ group = '' }) => group)
}

/** The first three values of a column that aren't empty. */
export function sampleValuesOf(sample: readonly (readonly string[])[], column: number): readonly string[] {
  return sample.flatMap((row) => (row[column]?.trim() ? [row[column].trim()] : [])).slice(0, 3)
}
