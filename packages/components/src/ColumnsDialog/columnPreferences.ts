/** A column of a list: whether it shows, and, by its position among the others, where. */
export interface ColumnPreference {
  readonly key: string
  readonly label: string
  readonly isEnabled: boolean
}

/** Longest name of a custom attribute. */
const attributeNameLimit = 64

/** The columns with one moved to another position; positions outside are cut to the ends. */
export function withColumnMoved(columns: readonly ColumnPreference[], from: number, to: number): readonly ColumnPreference[] {
  const moved = columns[from]
  const target = Math.max(0, Math.min(columns.length - 1, to))
  if (!moved || from === target) return columns
  return columns.toSpliced(from, 1).toSpliced(target, 0, moved)
}

/** The columns with one switched on or off. */
export function withColumnEnabled(columns: readonly ColumnPreference[], key: string, isEnabled: boolean): readonly ColumnPreference[] {
  return columns.map((column) => (column.key === key ? { ...column, isEnabled } : column))
}

/** Whether it is the only one that shows: a list without columns shows nothing, so it can't be switched off. */
export function isLastEnabled(columns: readonly ColumnPreference[], key: string): boolean {
  return columns.every((column) => column.isEnabled === (column.key === key))
}

/** Where a column lands that is dropped above or below another one. */
export function dropPosition(from: number, over: number, isBelow: boolean): number {
  const gap = isBelow ? over + 1 : over
  return from < gap ? gap - 1 : gap
}

/** Why a custom attribute can't have that name; undefined when it can. The first text is the specification's. */
export function attributeNameError(name: string, takenNames: readonly string[]): string | undefined {
  const wanted = name.trim()
  if (wanted === '') return 'Field is required'
  if (wanted.length > attributeNameLimit) return `At most ${attributeNameLimit} characters`
  if (takenNames.some((taken) => taken.trim().toLowerCase() === wanted.toLowerCase())) return 'There is an attribute with this name already'
  return undefined
}
