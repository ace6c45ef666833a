import { errorText } from './errorText.ts'
import { RequestError } from './RequestError.ts'

/** AI calls have no other reason for a 422. */
export const isOutOfCredits = (error: unknown): boolean => error instanceof RequestError && error.status === 422

/** Without credits there is no text, because a notice shows instead. */
export function aiFailure(error: unknown) {
  const isOut = isOutOfCredits(error)
  return { errorText: isOut ? undefined : errorText(error), isOutOfCredits: isOut }
}
