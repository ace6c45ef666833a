const wholeNumber = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const shortNumber = new Intl.NumberFormat('en-US', {
  notation: 'compact',
  minimumFractionDigits: 1,
  maximumFractionDigits: 2,
})
const oneDecimal = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const twoDecimals = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** From this figure on, a card shows a short form, because the full figure would not fit. */
const shortenFrom = 10_000_000

/** A count in full: 1284 is '1,284'. */
export function formatCount(count: number): string {
  return wholeNumber.format(count)
}

/** A count with its noun: '1 row', '1,284 rows'. */
export function counted(count: number, one: string, more = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : more}`
}

/** A figure for a card: 9,876,543,210 is '9.88B'. */
export function formatFigure(value: number): string {
  return Math.abs(value) < shortenFrom ? formatCount(value) : shortNumber.format(value)
}

/** A share in percent: 12.5 is '12.50%' (DASH-26). Returns an en dash if the number is not finite. */
export function formatPercent(percent: number): string {
  return Number.isFinite(percent) ? `${twoDecimals.format(percent)}%` : '–'
}

/** A share in percent: 24.15 is '24.2%'. */
export function formatShortPercent(percent: number): string {
  return Number.isFinite(percent) ? `${oneDecimal.format(percent)}%` : '–'
}

/** Returns a percentage from 0 to 100. Returns 0 if `whole` is not above 0. */
export function percentOf(part: number, whole: number): number {
  if (!(whole > 0)) return 0
  return Math.min(100, Math.max(0, (part / whole) * 100))
}
