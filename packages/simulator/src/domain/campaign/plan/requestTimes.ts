import { dateOf } from '../../rows/day.ts'
import { type SequenceRow } from '../../rows/campaign.ts'
import { type ProfileRow } from '../../rows/people.ts'
import { type TandemWorld } from '../../rows/world.ts'
import { openFor } from './timing.ts'

const dayMs = 86_400_000

/**
 * The moments of a day (UTC) at which a profile sends connection requests for its sequence: within both their hours, with pauses as long as the
 * profile's delays say, and now and then a few less than its daily limit, as people do.
 */
export function requestTimes(
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
