import { attachPollingTries, dailyLimits } from '../constants.ts'
import { type Profile } from '../resources/profile.ts'

/** Whether a daily limit is within what can be saved: a whole number, 0-100 requests or 0-200 messages. */
export function isDailyLimit(kind: keyof typeof dailyLimits, value: number): boolean {
  const { minimum, maximum } = dailyLimits[kind]
  return Number.isInteger(value) && value >= minimum && value <= maximum
}

/** Above 30 requests or 50 messages the guidance text shows as a warning; saving is still allowed (decisions, 'Limits'). */
export function isAboveGuidance(kind: keyof typeof dailyLimits, value: number): boolean {
  return value > dailyLimits[kind].guidance
}

/** What a profile has used up: the network's weekly limit, its own limit of requests, its cloud time, or cloud time and requests. */
export type ReachedLimit = 'weekly' | 'requests' | 'cloudTime' | 'cloudTimeAndRequests'

type LimitedProfile = Pick<
  Profile,
  'cloudTime' | 'connectionRequestsCount' | 'connectionRequestsLimit' | 'connectionRequestsLimitationType'
>

/** Cloud time is used up when its text contains '(used)' (document 2, section 3). */
export function isCloudTimeUsed({ cloudTime }: Pick<Profile, 'cloudTime'>): boolean {
  return cloudTime?.includes('(used)') ?? false
}

/** Which of the four limit tooltips a profile has, if any (document 2, section 8). */
export function reachedLimit(profile: LimitedProfile): ReachedLimit | undefined {
  const isWeekly = profile.connectionRequestsLimitationType === 'weekly'
  const isOutOfRequests = isWeekly || profile.connectionRequestsCount >= profile.connectionRequestsLimit
  if (isCloudTimeUsed(profile)) return isOutOfRequests ? 'cloudTimeAndRequests' : 'cloudTime'
  if (isWeekly) return 'weekly'
  return isOutOfRequests ? 'requests' : undefined
}

/** A profile needs reconnecting when it was attached once and lost its connection. */
export function needsReconnecting({ status, connected }: Pick<Profile, 'status' | 'connected'>): boolean {
  return !connected && status !== 'new'
}

/** Whether a subscription is a lifetime deal. */
export function isAppsumo(subscription: string): boolean {
  return subscription.includes('appsumo_')
}

/** 'Accept all incoming connection requests' is hidden for lifetime deals (document 2, section 4). */
export function canAcceptAllRequests({ subscription }: Pick<Profile, 'subscription'>): boolean {
  return !isAppsumo(subscription)
}

/** What a slot's row offers: Attach for a new profile, View for an assigned slot, Add and Delete slot for an empty one (document 2, section 2). */
export function slotActions({
  status,
  slotStatus,
}: Pick<Profile, 'status' | 'slotStatus'>): readonly ('attach' | 'view' | 'add' | 'deleteSlot')[] {
  if (slotStatus === 'empty') return ['add', 'deleteSlot']
  return status === 'new' ? ['attach', 'view'] : ['view']
}

/** What came of attaching a profile: tried again while it is new, up to 30 times, then a warning (document 2, section 4). `tries` counts from 1. */
export function attachOutcome(
  { status }: Pick<Profile, 'status'>,
  tries: number,
): 'pending' | 'success' | 'error' | 'warning' {
  if (status === 'ok') return 'success'
  if (status === 'error') return 'error'
  return tries < attachPollingTries ? 'pending' : 'warning'
}

/** A profile patch sends clientId null when it is 0 (document 2, section 5). */
export function patchedClientId(clientId: number | null): number | null {
  return clientId === 0 ? null : clientId
}
