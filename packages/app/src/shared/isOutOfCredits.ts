import { RequestError } from './RequestError.ts'

/** Whether an AI call was refused because no AI credits are left: its only 422. */
export const isOutOfCredits = (error: unknown): boolean => error instanceof RequestError && error.status === 422
