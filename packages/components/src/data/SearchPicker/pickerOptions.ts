/** An option of a `SearchPicker`. */
export interface PickerOption {
  /** Unique among the options. */
  readonly value: string
  /** Shown to the user, and searched. */
  readonly text: string
  /** The heading above the options of a group. The options of a group must be adjacent. */
  readonly group?: string | undefined
  /** The reason why the option cannot be chosen; shown below its text. Default: the option can be chosen. */
  readonly disabledReason?: string | undefined
}

/** A row of the open list: an option, an action or a message. */
export type PickerRow<Option extends PickerOption = PickerOption> =
  | { readonly kind: 'option'; readonly text: string; readonly option: Option }
  | { readonly kind: 'create' | 'retry' | 'note'; readonly text: string }

const plain = (text: string) => text.trim().toLowerCase()

/** A text in lower case without accents, for searches. */
export const plainText = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()

/**
 * Options that contain every word of a query, in any order, ignoring case and accents. An exact match comes first, then
 * options that begin with the query.
 */
export function matchingOptions<Option extends PickerOption>(
  options: readonly Option[],
  query: string,
): readonly Option[] {
  const wanted = plainText(query.trim())
  if (wanted === '') return options
  const words = wanted.split(/\s+/)
  const ranks: Option[][] = [[], [], []]
  for (const option of options) {
    const text = plainText(option.text.trim())
    if (words.every((word) => text.includes(word)))
      ranks[text === wanted ? 0 : text.startsWith(wanted) ? 1 : 2]?.push(option)
  }
  return ranks.flat()
}

/** True if an option, disabled or not, has this name, ignoring case. */
export const hasName = (options: readonly PickerOption[], name: string): boolean =>
  options.some(({ text }) => plain(text) === plain(name))

/** The enabled option with this name, ignoring case. If several options match, prefers an option with the same case. */
export function namedOption<Option extends PickerOption>(options: readonly Option[], name: string): Option | undefined {
  const named = options.filter(
    ({ text, disabledReason }) => plain(text) === plain(name) && disabledReason === undefined,
  )
  return named.find(({ text }) => text.trim() === name.trim()) ?? named[0]
}

/** Adds a value to the values, or removes it. A single choice contains only the new value. */
export function toggledValues(values: readonly string[], value: string, isMultiple: boolean): readonly string[] {
  if (!isMultiple) return [value]
  return values.includes(value) ? values.filter((each) => each !== value) : [...values, value]
}

/** Number of rows for Page Up and Page Down. */
const pageSize = 8

/**
 * The row to which a key moves in a list of `count` rows; undefined for other keys. Arrows wrap around at both ends.
 */
export function indexAfterKey(key: string, index: number, count: number): number | undefined {
  if (count === 0) return undefined
  const targets: Readonly<Record<string, number>> = {
    ArrowDown: (index + 1) % count,
    ArrowUp: index <= 0 ? count - 1 : index - 1,
    PageDown: Math.min(Math.max(index, 0) + pageSize, count - 1),
    PageUp: Math.max(index - pageSize, 0),
    Home: 0,
    End: count - 1,
  }
  return targets[key]
}
