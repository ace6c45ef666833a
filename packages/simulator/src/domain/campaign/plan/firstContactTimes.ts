import { type ProfileRow } from '../../rows/people.ts'
import { type SequenceRow } from '../../rows/campaign.ts'
import { dateOf, dayMs } from '../../rows/time.ts'
import { type TandemWorld } from '../../rows/world.ts'
import { openFor } from './timing.ts'

/**
 * When a profile makes first contacts for its sequence on a day (UTC): within the hours of both, with the profile's pauses,
 * and at times fewer than its daily limit allows.
 */
export function firstContactTimes(
  world: TandemWorld,
  sequence: SequenceRow,
  profile: ProfileRow,
  dayStart: number,
): readonly number[] {
  const limit = profile.connectionRequestsLimit
  const random = world.random.fork('requests', profile.id, Math.floor(dayStart / dayMs))
  const quota = random.integer(Math.ceil(limit * 0.6), limit)
  const date = dateOf(dayStart)
  const times: number[] = []
  let from = dayStart
  while (times.length < quota) {
    const at = openFor(sequence, profile, from + random.integer(profile.delayFromSecs, profile.delayToSecs) * 1000)
    if (at === undefined || dateOf(at) !== date) break
    times.push(at)
    from = at
  }
  return times
}
