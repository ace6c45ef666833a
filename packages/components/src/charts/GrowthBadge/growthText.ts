import { formatCount, formatPercent, formatShortPercent } from '../../format/formatFigure.ts'

export interface GrowthText {
  /** `flat` for no change, and for a number that is not finite. */
  readonly direction: 'up' | 'down' | 'flat'
  /** For example '+49%', '−3.5%' or 'No change'. A dash for a number that is not finite. */
  readonly shown: string
  /** For example '+48.73%'. */
  readonly exact: string
}

const signs = { up: '+', down: '−', flat: '' } as const

/** A change that rounds to 0.0 counts as no change. */
export function growthTextOf(percent: number): GrowthText {
  if (!Number.isFinite(percent)) return { direction: 'flat', shown: '–', exact: '–' }
  const size = Math.abs(percent)
  const direction = size < 0.05 ? 'flat' : percent > 0 ? 'up' : 'down'
  const sign = signs[direction]
  const short = size < 10 ? formatShortPercent(size) : `${formatCount(size)}%`
  return {
    direction,
    shown: direction === 'flat' ? 'No change' : `${sign}${short}`,
    exact: `${sign}${formatPercent(size)}`,
  }
}
