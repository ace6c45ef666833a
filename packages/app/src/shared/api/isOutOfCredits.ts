import { errorText } from './errorText.ts'
import { RequestError } from './RequestError.ts'

/** Whether an AI call was refused because no AI credits are left: its only 422. */
export const isOutOfCredits = (error: unknown): boolean => error instanceof RequestError && error.status === 422

/** How a failed AI call shows. Without credits a notice says so and leads to where they are bought: no second text. */
export function aiFailure(error: unknown) {
  const isOut = isOutOfCredits(error)
  return { errorText: isOut ? undefined : errorText(error), isOutOfCredits: isOut }
}
