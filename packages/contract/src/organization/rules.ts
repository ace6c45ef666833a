interface AiCredits {
  readonly aiCreditsUsed: number
  readonly aiCreditsTotal: number
}

const areExhausted = ({ aiCreditsUsed, aiCreditsTotal }: AiCredits): boolean => aiCreditsUsed >= aiCreditsTotal

/**
 * Whether bought credits have arrived: with credits used up before, when some are left again (BILL-27), otherwise when
 * the total has risen (BILL-28).
 */
export function isTopUpDetected(earlier: AiCredits, credits: AiCredits): boolean {
  return areExhausted(earlier) ? !areExhausted(credits) : credits.aiCreditsTotal > earlier.aiCreditsTotal
}
