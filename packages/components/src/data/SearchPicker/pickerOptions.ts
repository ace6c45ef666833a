export interface PickerOption {
  /** Unique among the options. */
  readonly value: string
  /** The text that the user sees and searches. */
  readonly text: string
  /** The options of a group must be adjacent. */
  readonly group?: string | undefined
  /** The reason why the user cannot choose the option. The reason shows below the text. */
  readonly disabledReason?: string | undefined
}

export type PickerRow<Option extends PickerOption = PickerOption> =
  | { readonly kind: 'option'; readonly text: string; readonly option: Option }
  | { readonly kind: 'create' | 'retry' | 'note'; readonly text: string }

const plain = (text: string) => text.trim().toLowerCase()

/** Returns the text in lower case without accents. */
export const plainText = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** Options whose text has every word of the query. An exact match is first, then options that begin with the query. */
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

/** True if an option has this name as its text. Ignores case. */
export const hasName = (options: readonly PickerOption[], name: string): boolean =>
  options.some(({ text }) => plain(text) === plain(name))

/** Finds an enabled option by its text, and ignores case. Prefers an option with the same case. */
export function namedOption<Option extends PickerOption>(options: readonly Option[], name: string): Option | undefined {
  const named = options.filter(
    ({ text, disabledReason }) => plain(text) === plain(name) && disabledReason === undefined,
  )
  return named.find(({ text }) => text.trim() === name.trim()) ?? named[0]
}

/** Adds a missing value, or removes a present value. If `isMultiple` is false, returns only the new value. */
export function toggledValues(values: readonly string[], value: string, isMultiple: boolean): readonly string[] {
  if (!isMultiple) return [value]
  return values.includes(value) ? values.filter((each) => each !== value) : [...values, value]
}

/** Page Up and Page Down move by this number of rows. */
const pageSize = 8

/**
 * Returns the index to which the key leads, or undefined if the key does not move in the list. Only the arrow keys wrap
 * around.
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
