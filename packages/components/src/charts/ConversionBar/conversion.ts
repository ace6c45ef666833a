/** A stage of the funnel. */
export interface ConversionStage {
  readonly id: string
  readonly label: string
  readonly count: number
}

/** The base of the percentages: requests, or conversations if the sequence sends no requests (DASH-27). */
export interface ConversionBase {
  /** In the plural: 'requests'. */
  readonly label: string
  readonly count: number
}

/** A stage with its shares, in percent. */
export interface ConversionRow extends ConversionStage {
  /** Share of the base; undefined if the base is 0 or smaller than the count. */
  readonly share: number | undefined
  /**
   * Share of the previous stage. Undefined for the first stage, and if the previous count is 0 or smaller than this
   * count.
   */
  readonly shareOfBefore: number | undefined
  /** Length of the bar, 0 to 100, relative to the largest count of all stages and the base. */
  readonly width: number
  /**
   * Length of the previous stage's bar, but at least `width`. The difference shows the loss. The first stage has no
   * loss.
   */
  readonly widthBefore: number
}

/**
 * Undefined if `whole` is 0 or smaller than `part`. A part can be larger: an answer in the range of days may belong to
 * a request before the range.
 */
const shareOf = (part: number, whole: number) => (whole > 0 && part <= whole ? (part / whole) * 100 : undefined)

/** The stages with shares and bar lengths. */
export function conversionRowsOf(stages: readonly ConversionStage[], base: ConversionBase): readonly ConversionRow[] {
  const largest = Math.max(base.count, ...stages.map(({ count }) => count))
  const widthOf = (count: number) => shareOf(count, largest) ?? 0
  return stages.map((stage, index) => {
    const before = stages[index - 1]
    return {
      ...stage,
      share: shareOf(stage.count, base.count),
      shareOfBefore: before && shareOf(stage.count, before.count),
      width: widthOf(stage.count),
      widthBefore: before ? Math.max(widthOf(before.count), widthOf(stage.count)) : widthOf(stage.count),
    }
  })
}
