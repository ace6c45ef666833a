import { withdrawal } from '../constants.ts'
import { instantMs, type Instant } from './zone.ts'

interface SentRequest {
  readonly dateSent: Instant
  readonly isAccepted: boolean
}

/** When a connection request that nobody accepted is withdrawn, in milliseconds: 3 weeks after it was sent (document 2, section 9). */
export function withdrawalMoment(dateSent: Instant): number {
  return instantMs(dateSent) + withdrawal.afterMs
}

/** The requests to withdraw now, oldest first: not accepted, older than 3 weeks, and at most 49 a day with those `withdrawnToday`. */
export function dueWithdrawals<Request extends SentRequest>(
  requests: readonly Request[],
  now: Instant,
  withdrawnToday: number,
): Request[] {
  const moment = instantMs(now)
  return requests
    .filter(({ dateSent, isAccepted }) => !isAccepted && withdrawalMoment(dateSent) < moment)
    .toSorted((a, b) => instantMs(a.dateSent) - instantMs(b.dateSent))
    .slice(0, Math.max(0, withdrawal.perDay - withdrawnToday))
}
