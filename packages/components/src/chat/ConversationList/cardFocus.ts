/** Returns the new index, or undefined if the focus stays. */
export function cardFocus(key: string, index: number, count: number): number | undefined {
  const targets: Readonly<Record<string, number>> = {
    ArrowDown: index + 1,
    ArrowUp: index - 1,
    Home: 0,
    End: count - 1,
  }
  const target = targets[key] ?? index
  return target === index || target < 0 || target >= count ? undefined : target
}
