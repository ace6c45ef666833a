type Range = readonly [number, number]

/** Maximum number of steps. */
const finest = 200

/** False for equal bounds, and for bounds at the limit of safe integers. */
export function hasSlider([least, most]: Range): boolean {
  return most < Number.MAX_SAFE_INTEGER && least > Number.MIN_SAFE_INTEGER && most > least
}

/** A round step that gives at most 200 steps: 1, 2 or 5, times a power of ten. */
export function stepOf([least, most]: Range): number {
  const rough = (most - least) / finest
  if (rough <= 1) return 1
  const magnitude = 10 ** Math.floor(Math.log10(rough))
  return [1, 2, 5, 10].map((factor) => factor * magnitude).find((step) => step >= rough) ?? rough
}

/** `share` is 0 to 1. Both ends are reachable. */
export function valueAt(share: number, [least, most]: Range): number {
  if (share >= 1) return most
  const step = stepOf([least, most])
  return Math.max(least, Math.min(most, least + Math.round((share * (most - least)) / step) * step))
}

/** In percent. */
export function percentAt(value: number, [least, most]: Range): number {
  return most > least ? Math.max(0, Math.min(100, ((value - least) / (most - least)) * 100)) : 0
}

/** The nearer thumb. If both thumbs are in one place, the thumb that can move to the value. */
export function thumbFor(value: number, [low, high]: Range): 0 | 1 {
  if (low === high) return value > high ? 1 : 0
  return Math.abs(value - low) <= Math.abs(value - high) ? 0 : 1
}

/** The thumb stops at the other thumb and at the ends. */
export function withThumb(range: Range, thumb: 0 | 1, value: number, [least, most]: Range): Range {
  const [low, high] = range
  return thumb === 0 ? [Math.max(least, Math.min(value, high)), high] : [low, Math.min(most, Math.max(value, low))]
}

/** Undefined for other keys. */
export function valueAfterKey(key: string, value: number, bounds: Range): number | undefined {
  const step = stepOf(bounds)
  const values: Readonly<Record<string, number>> = {
    ArrowLeft: value - step,
    ArrowDown: value - step,
    ArrowRight: value + step,
    ArrowUp: value + step,
    PageDown: value - 10 * step,
    PageUp: value + 10 * step,
    Home: bounds[0],
    End: bounds[1],
  }
  return values[key]
}
