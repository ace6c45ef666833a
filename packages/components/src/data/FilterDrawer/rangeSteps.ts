type Range = readonly [number, number]

/** Maximum number of steps of a slider. */
const finest = 200

/** False for equal bounds, and for bounds at the limit of safe integers. */
export function hasSlider([least, most]: Range): boolean {
  return most < Number.MAX_SAFE_INTEGER && least > Number.MIN_SAFE_INTEGER && most > least
}

/** The size of a step: 1, 2 or 5, times a power of ten. The slider then has at most 200 steps. */
export function stepOf([least, most]: Range): number {
  const rough = (most - least) / finest
  if (rough <= 1) return 1
  const magnitude = 10 ** Math.floor(Math.log10(rough))
  return [1, 2, 5, 10].map((factor) => factor * magnitude).find((step) => step >= rough) ?? rough
}

/** Returns the value at a position of the slider. `share` is 0 at the lower bound, and 1 at the upper bound. */
export function valueAt(share: number, [least, most]: Range): number {
  if (share >= 1) return most
  const step = stepOf([least, most])
  return Math.max(least, Math.min(most, least + Math.round((share * (most - least)) / step) * step))
}

/** Returns the position of a value on the slider, in percent. */
export function percentAt(value: number, [least, most]: Range): number {
  return most > least ? Math.max(0, Math.min(100, ((value - least) / (most - least)) * 100)) : 0
}

/**
 * Returns the thumb that is nearer to the value. If both thumbs have the same value, returns the thumb that can move to
 * `value`, because the low thumb cannot pass the high thumb.
 */
export function thumbFor(value: number, [low, high]: Range): 0 | 1 {
  if (low === high) return value > high ? 1 : 0
  return Math.abs(value - low) <= Math.abs(value - high) ? 0 : 1
}

/** Moves a thumb to the value. The thumb stops at the other thumb and at the bounds. */
export function withThumb(range: Range, thumb: 0 | 1, value: number, [least, most]: Range): Range {
  const [low, high] = range
  return thumb === 0 ? [Math.max(least, Math.min(value, high)), high] : [low, Math.min(most, Math.max(value, low))]
}

/** Returns the value after a press of the key. Returns undefined for a key that does not move the thumb. */
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
