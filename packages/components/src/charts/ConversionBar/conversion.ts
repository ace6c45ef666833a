export interface ConversionStage {
  readonly id: string
  readonly label: string
  readonly count: number
}

export interface ConversionBase {
  /** A noun in the plural, such as 'requests'. */
  readonly label: string
  readonly count: number
}

/** Shares are in percent. */
export interface ConversionRow extends ConversionStage {
  /** Undefined if the base is 0 or smaller than the count. */
  readonly share: number | undefined
  /** Undefined for the first stage, and if the previous count is 0 or smaller than this count. */
  readonly shareOfBefore: number | undefined
  /** Length of the bar, 0 to 100. */
  readonly width: number
  /** Length of the previous bar. Equals `width` for the first stage, and if the previous bar is shorter. */
  readonly widthBefore: number
}

/** Undefined if the whole is 0 or smaller than the part: a range of dates can have more replies than requests. */
const shareOf = (part: number, whole: number) => (whole > 0 && part <= whole ? (part / whole) * 100 : undefined)

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
