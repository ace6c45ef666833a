/** A column of a list. The order of these objects in an array is the order of the columns. */
export interface ColumnPreference {
  readonly key: string
  readonly label: string
  readonly isEnabled: boolean
  /** A custom attribute can be renamed and deleted. */
  readonly isCustom?: boolean | undefined
}

const attributeNameLimit = 64

export function withColumnEnabled(
  columns: readonly ColumnPreference[],
  key: string,
  isEnabled: boolean,
): readonly ColumnPreference[] {
  return columns.map((column) => (column.key === key ? { ...column, isEnabled } : column))
}

/** True for the only visible column. Users cannot hide this column, because the list would be empty. */
export function isLastEnabled(columns: readonly ColumnPreference[], key: string): boolean {
  return columns.every((column) => column.isEnabled === (column.key === key))
}

/** Undefined for a valid name. */
export function attributeNameError(name: string, takenNames: readonly string[]): string | undefined {
  const wanted = name.trim()
  if (wanted === '') return 'Field is required'
  if (wanted.length > attributeNameLimit) return `At most ${attributeNameLimit} characters`
  if (takenNames.some((taken) => taken.trim().toLowerCase() === wanted.toLowerCase()))
    return 'There is an attribute with this name already'
  return undefined
}
