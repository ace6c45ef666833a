interface AiCredits {
  readonly aiCreditsUsed: number
  readonly aiCreditsTotal: number
}

/** Credits are exhausted when at least the total is used; only then does the AI credits modal open (document 1, section 5). */
export function areCreditsExhausted({ aiCreditsUsed, aiCreditsTotal }: AiCredits): boolean {
  return aiCreditsUsed >= aiCreditsTotal
}

/** A top-up has arrived when less than the total is used: 'AI credits purchased.' (document 1, section 4). */
export function areCreditsPurchased(credits: AiCredits): boolean {
  return !areCreditsExhausted(credits)
}

/**
 * Whether a top-up has arrived since it was asked for: where credits had been used up, when there are some again; where there were some left,
 * when there are more in total.
 */
export function isTopUpDetected(earlier: AiCredits, credits: AiCredits): boolean {
  return areCreditsExhausted(earlier) ? areCreditsPurchased(credits) : credits.aiCreditsTotal > earlier.aiCreditsTotal
}

/** Share of the credits used, 0 to 1, for the progress bar; full when there are none at all. */
export function creditsShareUsed({ aiCreditsUsed, aiCreditsTotal }: AiCredits): number {
  if (aiCreditsTotal <= 0) return 1
  return Math.min(1, Math.max(0, aiCreditsUsed / aiCreditsTotal))
}
