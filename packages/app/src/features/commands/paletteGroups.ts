import { folded, otherFieldRank, searchRank, searchWords } from '@tandem/contract'

export interface PaletteEntry {
  readonly id: string
  readonly label: string
  readonly detail?: string | undefined
  /** Other searched texts with their names, such as the title of a recipient. */
  readonly fields?: readonly (readonly [name: string, text: string | null | undefined])[]
}

export interface PaletteGroup<Name extends string, Entry extends PaletteEntry> {
  readonly name: Name
  readonly entries: readonly Entry[]
}

/**
 * Leaves out empty groups. With a search, sorts groups and their entries, best match first.
 *
 * @param first the group at the top of the results of a search
 */
export function rankedGroups<Name extends string, Entry extends PaletteEntry>(
  groups: readonly PaletteGroup<Name, Entry>[],
  search: string,
  first?: Name,
): readonly PaletteGroup<Name, Entry>[] {
  const words = searchWords(search)
  const shown = groups.filter(({ entries }) => entries.length > 0)
  if (words.length === 0) return shown
  const rankOf = ({ label }: Entry) => searchRank(folded(label), words)
  return shown
    .map(({ name, entries }) => {
      const sorted = entries.toSorted((one, other) => rankOf(one) - rankOf(other))
      const [best] = sorted
      return { name, entries: sorted, rank: name === first ? -1 : best ? rankOf(best) : otherFieldRank }
    })
    .toSorted((one, other) => one.rank - other.rank)
}

/**
 * Returns the first field that contains all searched words that the label lacks. Returns the detail if the label
 * contains all searched words, or if no field contains the missing words.
 */
export function matchedDetail({ label, detail, fields = [] }: PaletteEntry, search: string): string | undefined {
  const words = searchWords(search)
  const missing = words.filter((word) => !folded(label).includes(word))
  const [name, text] =
    fields.find(([, value]) => missing.length > 0 && missing.every((word) => folded(value ?? '').includes(word))) ?? []
  return name === undefined ? detail : `${name}: ${text}`
}

interface TextPart {
  readonly text: string
  readonly isMatch: boolean
  /** Position of the part in the whole text, in letters. */
  readonly start: number
}

/**
 * Splits a text into parts that match the search and parts that do not. A searched word matches the beginnings of
 * words. If no word of the text begins with the searched word, the first occurrence of the searched word matches.
 */
export function matchedParts(text: string, search: string): readonly TextPart[] {
  const letters = Array.from(text)
  // `folded` turns a letter such as 'ß' into several letters. Each of these has the position of the original letter.
  const places = letters.flatMap((letter, place) => Array.from({ length: folded(letter).length }, () => place))
  const plain = letters.map(folded).join('')
  const isMatch = letters.map(() => false)
  const starts = Array.from({ length: plain.length }, (_, at) => at)
  for (const word of searchWords(search)) {
    const found = starts.filter((at) => plain.startsWith(word, at))
    const atBeginnings = found.filter((at) => at === 0 || !/[\p{L}\p{N}]/u.test(plain[at - 1] ?? ''))
    for (const at of atBeginnings.length > 0 ? atBeginnings : found.slice(0, 1))
      for (const place of places.slice(at, at + word.length)) isMatch[place] = true
  }
  const parts: { text: string; isMatch: boolean; start: number }[] = []
  for (const [place, letter] of letters.entries()) {
    const last = parts.at(-1)
    if (last && last.isMatch === isMatch[place]) last.text += letter
    else parts.push({ text: letter, isMatch: isMatch[place] ?? false, start: place })
  }
  return parts
}
