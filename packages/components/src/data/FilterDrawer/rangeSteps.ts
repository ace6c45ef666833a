type Range = readonly [number, number]

/** Maximum number of steps on a slider's track. */
const finest = 200

/** True if a slider is useful. False for equal bounds, and for a bound at the limit of safe integers. */
export function hasSlider([least, most]: Range): boolean {
  return most < Number.MAX_SAFE_INTEGER && least > Number.MIN_SAFE_INTEGER && most > least
}

/** The smallest round step with which the track has at most 200 steps: 1, 2 or 5, times a power of ten. */
export function stepOf([least, most]: Range): number {
  const rough = (most - least) / finest
  if (rough <= 1) return 1
  const magnitude = 10 ** Math.floor(Math.log10(rough))
  return [1, 2, 5, 10].map((factor) => factor * magnitude).find((step) => step >= rough) ?? rough
}

/** The value at a share (0 to 1) of the track, rounded to a step. Both ends are always reachable. */
export function valueAt(share: number, [least, most]: Range): number {
  if (share >= 1) return most
  const step = stepOf([least, most])
  return Math.max(least, Math.min(most, least + Math.round((share * (most - least)) / step) * step))
}

/** A value's position on the track, in percent. */
export function percentAt(value: number, [least, most]: Range): number {
  return most > least ? Math.max(0, Math.min(100, ((value - least) / (most - least)) * 100)) : 0
}

/** The index of the thumb nearer to a value. Of two thumbs in one place, the thumb that can move to the value. */
export function thumbFor(value: number, [low, high]: Range): 0 | 1 {
  if (low === high) return value > high ? 1 : 0
  return Math.abs(value - low) <= Math.abs(value - high) ? 0 : 1
}

/** The range after moving one thumb. The thumb stops at the other thumb and at the ends. */
export function withThumb(range: Range, thumb: 0 | 1, value: number, [least, most]: Range): Range {
  const [low, high] = range
  return thumb === 0 ? [Math.max(least, Math.min(value, high)), high] : [low, Math.min(most, Math.max(value, low))]
}

/** The value of a thumb after a key; undefined for keys without an effect. */
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
