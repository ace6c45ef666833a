import { type Sequence } from '../sequence/schema.ts'
import { nextSendingTime } from './hours.ts'
import { needsReconnecting, reachedLimit } from './rules.ts'
import { type Profile } from './schema.ts'

/** PROF-50: why a profile cannot send. */
export type ProfileProblem =
  | 'emptySlot'
  | 'notAttached'
  | 'disconnected'
  | 'automationOff'
  | 'noClient'
  | 'noSequence'
  | 'sequenceOff'
  | 'noHours'
  | 'weeklyLimit'
  | 'dailyLimit'
  | 'cloudTime'
  | 'outsideHours'

export interface ProfileHealth {
  /** Undefined if the profile can send now. */
  readonly problem: ProfileProblem | undefined
  /** For `outsideHours`: the next time within the hours of the profile and the sequence, in ms since 1970. */
  readonly until?: number
}

/** PROF-50: the reason why a profile cannot send now. `sequence` is undefined if the sequence is unknown. */
export function profileHealth(
  profile: Profile,
  sequence: Pick<Sequence, 'status' | 'schedule' | 'scheduleTimezone'> | undefined,
  now: number,
): ProfileHealth {
  if (profile.slotStatus === 'empty') return { problem: 'emptySlot' }
  if (profile.status === 'new') return { problem: 'notAttached' }
  if (needsReconnecting(profile)) return { problem: 'disconnected' }
  if (!profile.automationEnabled) return { problem: 'automationOff' }
  if (profile.clientId === null) return { problem: 'noClient' }
  if (profile.sequenceId === null) return { problem: 'noSequence' }
  if (sequence && sequence.status !== 'active') return { problem: 'sequenceOff' }
  const next = nextSendingTime(profile, sequence, now)
  if (next === undefined) return { problem: 'noHours' }
  const reached = reachedLimit(profile)
  if (reached === 'weekly') return { problem: 'weeklyLimit' }
  if (reached === 'cloudTime' || reached === 'cloudTimeAndRequests') return { problem: 'cloudTime' }
  if (reached === 'requests') return { problem: 'dailyLimit' }
  return next === now ? { problem: undefined } : { problem: 'outsideHours', until: next }
}
