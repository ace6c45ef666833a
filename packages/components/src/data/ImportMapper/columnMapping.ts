import { type PickerOption } from '../SearchPicker/pickerOptions.ts'

/** A field of a recipient, or a custom attribute. */
export interface ImportField {
  readonly id: string
  readonly name: string
  /** Heading in the list of options. */
  readonly group?: string | undefined
}

/** The id of a field for each column, by the index of the column. Null: the column is not imported. */
export type ColumnMapping = readonly (string | null)[]

export function withColumnMapped(mapping: ColumnMapping, column: number, fieldId: string | null): ColumnMapping {
  return mapping.map((mapped, index) => (index === column ? fieldId : mapped))
}

/** The value of the option 'Do not import'. */
export const leftOutValue = ''

/** Returns the option 'Do not import' and then the fields, group by group. */
export function fieldOptions(fields: readonly ImportField[]): readonly PickerOption[] {
  const options = fields.map(({ id, name, group }) => ({
    value: id,
    text: name,
    ...(group !== undefined && { group }),
  }))
  const groups = Map.groupBy(options, ({ group }) => group)
  return [{ value: leftOutValue, text: 'Do not import' }, ...[...groups.values()].flat()]
}

/** The first three values that are not empty. */
export function sampleValuesOf(sample: readonly (readonly string[])[], column: number): readonly string[] {
  return sample.flatMap((row) => (row[column]?.trim() ? [row[column].trim()] : [])).slice(0, 3)
}
