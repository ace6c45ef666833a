/** The index that a key moves to in a list of `count` cards; undefined when it does not move. */
export function cardFocus(key: string, index: number, count: number): number | undefined {
  const last = count - 1
  switch (key) {
    case 'ArrowDown':
      return index < last ? index + 1 : undefined
    case 'ArrowUp':
      return index > 0 ? index - 1 : undefined
    case 'Home':
      return index === 0 ? undefined : 0
    case 'End':
      return index === last ? undefined : last
    default:
      return undefined
  }
}
