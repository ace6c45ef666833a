import { type ClientId } from '../core/scalars.ts'
import { attachPollingTries, dailyLimits, oldErrorTries, profileStatsDaysAhead, withdrawal } from '../constants.ts'
import { addDays, dayAt, firstMomentOf, type Instant, instantMs, lastMomentOf } from '../core/dates.ts'
import { type Profile, type ProfileStatus } from './schema.ts'

/** PROF-34: true if the value of a daily limit is so high that a warning shows. */
export function isAboveGuidance(kind: keyof typeof dailyLimits, value: number): boolean {
  return value > dailyLimits[kind].guidance
}

/** `weekly` is LinkedIn's limit of requests per week. */
export type ReachedLimit = 'weekly' | 'requests' | 'cloudTime' | 'cloudTimeAndRequests'

type LimitedProfile = Pick<
  Profile,
  'cloudTime' | 'connectionRequestsCount' | 'connectionRequestsLimit' | 'connectionRequestsLimitationType'
>

function isCloudTimeUsed({ cloudTime }: Pick<Profile, 'cloudTime'>): boolean {
  return cloudTime?.includes('(used)') ?? false
}

/** PROF-8, PROF-9: undefined if no limit is reached. */
export function reachedLimit(profile: LimitedProfile): ReachedLimit | undefined {
  const isWeekly = profile.connectionRequestsLimitationType === 'weekly'
  const isOutOfRequests = isWeekly || profile.connectionRequestsCount >= profile.connectionRequestsLimit
  if (isCloudTimeUsed(profile)) return isOutOfRequests ? 'cloudTimeAndRequests' : 'cloudTime'
  if (isWeekly) return 'weekly'
  return isOutOfRequests ? 'requests' : undefined
}

/** True if an attached profile has lost its connection. */
export function needsReconnecting({ status, connected }: Pick<Profile, 'status' | 'connected'>): boolean {
  return !connected && status !== 'new'
}

/** PROF-55: `notAttached` before the first attachment. */
export function profileConnection(
  profile: Pick<Profile, 'status' | 'connected'>,
): 'notAttached' | 'disconnected' | 'connected' {
  if (profile.status === 'new') return 'notAttached'
  return needsReconnecting(profile) ? 'disconnected' : 'connected'
}

/** PROF-25: false for lifetime deals. */
export function canAcceptAllRequests({ subscription }: Pick<Profile, 'subscription'>): boolean {
  return !subscription.includes('appsumo_')
}

/** PROF-3: the actions in the row of a slot. */
export function slotActions({
  status,
  slotStatus,
}: Pick<Profile, 'status' | 'slotStatus'>): readonly ('attach' | 'view' | 'add' | 'deleteSlot')[] {
  if (slotStatus === 'empty') return ['add', 'deleteSlot']
  return status === 'new' ? ['attach', 'view'] : ['view']
}

/** PROF-15 to PROF-18, PROF-45: the result after `tries` responses. `before`: the status before the popup opened. */
export function attachOutcome(
  { status }: Pick<Profile, 'status'>,
  tries: number,
  before: ProfileStatus = 'new',
): 'pending' | 'success' | 'error' | 'warning' {
  if (status === 'ok') return 'success'
  if (status === 'error') return before === 'error' && tries < oldErrorTries ? 'pending' : 'error'
  return tries < attachPollingTries ? 'pending' : 'warning'
}

/** PROF-27: a patch contains null instead of the id 0. */
export function patchedClientId(clientId: ClientId | null): number | null {
  return clientId === 0 ? null : clientId
}

/** PROF-6: the period of the statistics, in ms since 1970. */
export function profileStatsWindow(now: Instant, timeZone: string): { readonly start: number; readonly end: number } {
  const today = dayAt(now, timeZone)
  return { start: firstMomentOf(today, timeZone), end: lastMomentOf(addDays(today, profileStatsDaysAhead), timeZone) }
}

interface SentRequest {
  readonly dateSent: Instant
  readonly isAccepted: boolean
}

/** PROF-37: the time from which a request can be withdrawn, in ms since 1970. */
export function withdrawalMoment(dateSent: Instant): number {
  return instantMs(dateSent) + withdrawal.afterMs
}

/** PROF-37: the requests to withdraw, oldest first. `withdrawnToday` counts towards the daily maximum. */
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
