/** True if the used credits reach the total, so the user can buy more (BILL-24). False if they are unknown. */
export function areCreditsExhausted(used: number | undefined, total: number | undefined): boolean {
  return used !== undefined && total !== undefined && used >= total
}
