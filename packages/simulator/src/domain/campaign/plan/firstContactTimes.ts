import { nextSendingTime } from '@tandem/contract'
import { type ProfileRow } from '../../rows/people.ts'
import { type SequenceRow } from '../../rows/campaign.ts'
import { dateOf, dayMs } from '../../rows/time.ts'
import { type TandemWorld } from '../../rows/world.ts'

/**
 * When a profile makes first contacts for its sequence on a day (UTC): within the hours of both, with the profile's
 * pauses, and at times fewer than its daily limit allows. `closedAt`: when it would have made one more, but was not in
 * its hours; undefined: its daily number is reached.
 */
export function firstContactDay(
  world: TandemWorld,
  sequence: SequenceRow,
  profile: ProfileRow,
  dayStart: number,
): { readonly times: readonly number[]; readonly closedAt: number | undefined } {
  const limit = profile.connectionRequestsLimit
  const random = world.random.fork('requests', profile.id, Math.floor(dayStart / dayMs))
  const quota = random.integer(Math.ceil(limit * 0.6), limit)
  const date = dateOf(dayStart)
  const times: number[] = []
  let from = dayStart
  while (times.length < quota) {
    const wanted = from + random.integer(profile.delayFromSecs, profile.delayToSecs) * 1000
    const at = nextSendingTime(profile, sequence, wanted)
    if (at === undefined || dateOf(at) !== date) return { times, closedAt: wanted }
    times.push(at)
    from = at
  }
  return { times, closedAt: undefined }
}

export const firstContactTimes = (...day: Parameters<typeof firstContactDay>): readonly number[] =>
  firstContactDay(...day).times
