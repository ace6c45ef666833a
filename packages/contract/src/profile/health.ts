import { type Sequence } from '../sequence/schema.ts'
import { nextSendingTime } from './hours.ts'
import { needsReconnecting, reachedLimit } from './rules.ts'
import { type Profile } from './schema.ts'

/** PROF-50: what keeps a profile from sending, in the order in which a user would solve it. */
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
  /** Undefined: nothing does. */
  readonly problem: ProfileProblem | undefined
  /** With `outsideHours`: when the hours begin again, in milliseconds since 1970. */
  readonly until?: number
}

/** PROF-50: what limits a profile now. Without `sequence` its own hours count alone: it is not known yet. */
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
