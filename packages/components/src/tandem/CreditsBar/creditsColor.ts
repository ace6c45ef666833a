/** The bar warns from this share of used credits on, in percent. */
const warnFromPercent = 90

/** Colour of the bar of used credits: `error` when no credits are left, `warning` from 90 % on. */
export function creditsColorOf(used: number, total: number): 'brand' | 'warning' | 'error' {
  if (used >= total) return 'error'
  return (used / total) * 100 >= warnFromPercent ? 'warning' : 'brand'
}
