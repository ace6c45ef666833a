import { formatCount, formatPercent, formatShortPercent } from '../../format/formatFigure.ts'

/** A change in percent as text. */
export interface GrowthText {
  /** `flat`: the change rounds to 0.0%, or is not a finite number. */
  readonly direction: 'up' | 'down' | 'flat'
  /** Short text: '+49%', '−3.5%', 'No change'. A dash if the change is not a finite number. */
  readonly shown: string
  /** With two decimals: '+48.73%'. */
  readonly exact: string
}

const signs = { up: '+', down: '−', flat: '' } as const

/** A change in percent as text. A change that rounds to 0.0 counts as no change. */
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
