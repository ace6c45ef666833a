import { withdrawal } from '../constants.ts'
import { instantMs, type Instant } from '../core/dates.ts'

interface SentRequest {
  readonly dateSent: Instant
  readonly isAccepted: boolean
}

/** PROF-37: when a connection request that was not accepted becomes due for withdrawal, in milliseconds since 1970. */
export function withdrawalMoment(dateSent: Instant): number {
  return instantMs(dateSent) + withdrawal.afterMs
}

/** PROF-37: the requests to withdraw now, oldest first; `withdrawnToday` counts against the daily maximum. */
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
