import { formatPercent } from '../../format/formatFigure.ts'

export interface GrowthText {
  readonly direction: 'up' | 'down' | 'flat'
  /** Shown beside the arrow, without a sign. */
  readonly shown: string
  /** For screen readers. */
  readonly spoken: string
}

/** A change in percent as text. What rounds to 0.00 counts as no change. */
export function growthTextOf(percent: number): GrowthText {
  const shown = formatPercent(Math.abs(percent))
  if (!Number.isFinite(percent) || Math.abs(percent) < 0.005) return { direction: 'flat', shown, spoken: 'no change' }
  const direction = percent > 0 ? 'up' : 'down'
  return { direction, shown, spoken: `${direction} ${shown}` }
}
