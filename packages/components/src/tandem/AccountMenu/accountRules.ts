/** True if no credits are left (BILL-24). False if a figure is unknown. */
export function areCreditsExhausted(used: number | undefined, total: number | undefined): boolean {
  return used !== undefined && total !== undefined && used >= total
}
