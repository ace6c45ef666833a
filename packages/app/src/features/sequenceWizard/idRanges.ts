/** Writes ids as text: '1-500,503'. A draft can contain 50,000 recipients, most of them with consecutive ids. */
export function idRangesOf(ids: Iterable<number>): string {
  const ranges: { readonly first: number; last: number }[] = []
  for (const id of [...new Set(ids)].sort((one, other) => one - other)) {
    const range = ranges.at(-1)
    if (range && id === range.last + 1) range.last = id
    else ranges.push({ first: id, last: id })
  }
  return ranges.map(({ first, last }) => (first === last ? `${first}` : `${first}-${last}`)).join(',')
}

/** Reads the ids in ascending order. */
export function idsInRanges(text: string): readonly number[] {
  return text.split(',').flatMap((range) => {
    if (range === '') return []
    const [first = 0, last = first] = range.split('-').map(Number)
    return Array.from({ length: last - first + 1 }, (_, index) => first + index)
  })
}
