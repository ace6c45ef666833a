import { errorText } from './errorText.ts'
import { RequestError } from './RequestError.ts'

/** The server responds with 422 to a request for an AI text only if no AI credits are left. */
export const isOutOfCredits = (error: unknown): boolean => error instanceof RequestError && error.status === 422

/** If no credits are left, `errorText` is undefined, because a notice shows this reason. */
export function aiFailure(error: unknown) {
  const isOut = isOutOfCredits(error)
  return { errorText: isOut ? undefined : errorText(error), isOutOfCredits: isOut }
}
