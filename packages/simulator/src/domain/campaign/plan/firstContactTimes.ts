import { firstMomentOf, nextSendingTime } from '@tandem/contract'
import { type ProfileRow } from '../../rows/people.ts'
import { type SequenceRow } from '../../rows/campaign.ts'
import { dateOf, dayMs } from '../../rows/time.ts'
import { type TandemWorkspace } from '../../rows/workspace.ts'

interface FirstContactDay {
  /**
   * Yields the times of first contacts on this day, within the hours of the profile and of the sequence. At the end,
   * returns the first time after these hours.
   */
  readonly times: Generator<number, number>
  /** The number of first contacts on this day in the history of a scenario: 60% to 100% of the daily limit. */
  readonly usualCount: number
}

/** The first contacts of a profile on a day (UTC). */
export function firstContactDay(
  workspace: TandemWorkspace,
  sequence: SequenceRow,
  profile: ProfileRow,
  dayStart: number,
): FirstContactDay {
  const limit = profile.connectionRequestsLimit
  const random = workspace.random.fork('requests', profile.id, Math.floor(dayStart / dayMs))
  const usualCount = random.integer(Math.ceil(limit * 0.6), limit)
  const date = dateOf(dayStart)
  function* times(): Generator<number, number> {
    let from = dayStart
    for (;;) {
      const pauseSecs = Math.max(1, random.integer(profile.delayFromSecs, profile.delayToSecs))
      const wanted = from + pauseSecs * 1000
      const at = nextSendingTime(profile, sequence, wanted)
      if (at === undefined || dateOf(at) !== date) return wanted
      yield at
      from = at
    }
  }
  return { times: times(), usualCount }
}

/** The start of the sequence. -Infinity if the sequence has no start date. */
export const startOf = ({ startDate, scheduleTimezone }: SequenceRow): number =>
  startDate === null ? -Infinity : firstMomentOf(startDate.slice(0, 10), scheduleTimezone)
