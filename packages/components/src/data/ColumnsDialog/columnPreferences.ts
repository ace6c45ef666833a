/** A column of a list. Its position in the array is its position in the list. */
export interface ColumnPreference {
  readonly key: string
  readonly label: string
  readonly isEnabled: boolean
  /** A custom attribute: it can be renamed and deleted. */
  readonly isCustom?: boolean | undefined
}

/** Longest name of a custom attribute. */
const attributeNameLimit = 64

/** The columns with one switched on or off. */
export function withColumnEnabled(
  columns: readonly ColumnPreference[],
  key: string,
  isEnabled: boolean,
): readonly ColumnPreference[] {
  return columns.map((column) => (column.key === key ? { ...column, isEnabled } : column))
}

/** Whether it is the only visible column: it cannot be switched off, because a list without columns is empty. */
export function isLastEnabled(columns: readonly ColumnPreference[], key: string): boolean {
  return columns.every((column) => column.isEnabled === (column.key === key))
}

/** Why a custom attribute cannot have that name; undefined when it can. */
export function attributeNameError(name: string, takenNames: readonly string[]): string | undefined {
  const wanted = name.trim()
  if (wanted === '') return 'Field is required'
  if (wanted.length > attributeNameLimit) return `At most ${attributeNameLimit} characters`
  if (takenNames.some((taken) => taken.trim().toLowerCase() === wanted.toLowerCase()))
    return 'There is an attribute with this name already'
  return undefined
}
