import { errorText } from './errorText.ts'
import { RequestError } from './RequestError.ts'

/** True if an AI call was refused because no AI credits are left. AI calls have no other reason for a 422. */
export const isOutOfCredits = (error: unknown): boolean => error instanceof RequestError && error.status === 422

/**
 * The message of a failed AI call. If no credits are left, the text is undefined: a notice with a link to buy credits
 * shows instead.
 */
export function aiFailure(error: unknown) {
  const isOut = isOutOfCredits(error)
  return { errorText: isOut ? undefined : errorText(error), isOutOfCredits: isOut }
}
