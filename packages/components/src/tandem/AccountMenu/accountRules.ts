/** True if the used credits reach the total, so that the user can buy more (BILL-24). False if a figure is unknown. */
export function areCreditsExhausted(used: number | undefined, total: number | undefined): boolean {
  return used !== undefined && total !== undefined && used >= total
}
