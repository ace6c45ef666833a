import { dateOf } from '../day.ts'
import { type ProfileRow, type SequenceRow } from '../records.ts'
import { type TandemWorld } from '../world.ts'

const dayMs = 86_400_000

/** Requests in seven days after which the network itself says no. */
export const weeklyRequestsLimit = 100

/** How many more recipients a profile may begin to write to today: its daily limit, and the network's weekly one for connection requests. */
export function requestsLeft({ tables, clock }: TandemWorld, sequence: SequenceRow, profile: ProfileRow): number {
  const now = clock.now()
  const [today, weekBegan] = [dateOf(now), dateOf(now - 6 * dayMs)]
  let ofToday = 0
  let ofWeek = 0
  for (const { date, contactedCount, requestsCount } of tables.dayStats.by('profileId', profile.id)) {
    if (date === today) ofToday += contactedCount
    if (date >= weekBegan) ofWeek += requestsCount
  }
  const left = profile.connectionRequestsLimit - ofToday
  return sequence.sendConnectionRequests ? Math.min(left, weeklyRequestsLimit - ofWeek) : left
}
