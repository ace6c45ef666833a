/** A stage of the funnel. */
export interface ConversionStage {
  readonly id: string
  readonly label: string
  readonly count: number
}

/** What the percentages are relative to: connection requests, or conversations when no requests are sent (document 2, section 4). */
export interface ConversionBase {
  /** In the plural: 'requests'. */
  readonly label: string
  readonly count: number
}

/** A stage with its shares, in percent. */
export interface ConversionRow extends ConversionStage {
  /** Of the base; undefined when the base is 0. */
  readonly share: number | undefined
  /** Of the stage before; undefined for the first one and when that is 0. */
  readonly shareOfBefore: number | undefined
  /** Length of its bar, 0 to 100: of the largest figure, so that none is longer than its track. */
  readonly width: number
  /** Length of the bar of the stage before, where that is longer: what was lost on the way. */
  readonly widthBefore: number
}

const shareOf = (part: number, whole: number) => (whole > 0 ? (part / whole) * 100 : undefined)

/** The stages as the chart draws them. */
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
