export interface Item {
  readonly text: string
  readonly value: string
}

/** From how many choices on a select can be searched. */
const searchableCount = 9

/** Whether a select has so many choices that it gets a search. */
export function isSearchable(items: readonly Item[]): boolean {
  return items.length >= searchableCount
}

/** From how many choices on only those in view are drawn. */
const virtualCount = 101

/** Whether a select has so many choices that they are drawn as one scrolls. */
export function isVirtual(items: readonly Item[]): boolean {
  return items.length >= virtualCount
}

/** The choices with one taken out or put in; alone where only one can be chosen. */
export function toggledValues(values: readonly string[], value: string, isMultiple: boolean): readonly string[] {
  if (values.includes(value)) return values.filter((each) => each !== value)
  return isMultiple ? [...values, value] : [value]
}

/** Choices that hold every word of a query, in any order and without regard to case; those that start with it come first. */
export function matchingItems(items: readonly Item[], query: string): readonly Item[] {
  const wanted = query.trim().toLowerCase()
  const words = wanted.split(/\s+/)
  const found = items.filter(({ text }) => words.every((word) => text.toLowerCase().includes(word)))
  const rank = ({ text }: Item) => (text.toLowerCase().startsWith(wanted) ? 0 : 1)
  return found.toSorted((a, b) => rank(a) - rank(b))
}
