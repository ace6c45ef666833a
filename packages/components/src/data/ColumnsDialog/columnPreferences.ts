/** A column of a list. Its position in the array is its position in the list. */
export interface ColumnPreference {
  readonly key: string
  readonly label: string
  readonly isEnabled: boolean
  /** True for a custom attribute. The user can rename and delete it. */
  readonly isCustom?: boolean | undefined
}

/** Maximum length of a custom attribute's name. */
const attributeNameLimit = 64

/** Returns the columns with one column switched on or off. */
export function withColumnEnabled(
  columns: readonly ColumnPreference[],
  key: string,
  isEnabled: boolean,
): readonly ColumnPreference[] {
  return columns.map((column) => (column.key === key ? { ...column, isEnabled } : column))
}

/** True for the only visible column. The user cannot hide it, because a list without columns is empty. */
export function isLastEnabled(columns: readonly ColumnPreference[], key: string): boolean {
  return columns.every((column) => column.isEnabled === (column.key === key))
}

/** The reason why a custom attribute cannot have this name; undefined for a valid name. */
export function attributeNameError(name: string, takenNames: readonly string[]): string | undefined {
  const wanted = name.trim()
  if (wanted === '') return 'Field is required'
  if (wanted.length > attributeNameLimit) return `At most ${attributeNameLimit} characters`
  if (takenNames.some((taken) => taken.trim().toLowerCase() === wanted.toLowerCase()))
    return 'There is an attribute with this name already'
  return undefined
}
