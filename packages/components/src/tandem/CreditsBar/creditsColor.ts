/** From this share of used credits on, the bar warns. */
const warnFromPercent = 90

export function creditsColorOf(used: number, total: number): 'brand' | 'warning' | 'error' {
  if (used >= total) return 'error'
  return (used / total) * 100 >= warnFromPercent ? 'warning' : 'brand'
}
