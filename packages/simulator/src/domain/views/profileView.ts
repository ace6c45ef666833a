import { nextFreeSlot, timeZoneId, type Profile, weeklyRequestsLimit } from '@tandem/contract'
import { dateOf, dayMs, isoTime, isoTimeOrNull } from '../rows/time.ts'
import { type ProfileRow } from '../rows/people.ts'
import { aggregateOf, type Days } from '../stats/aggregate.ts'
import { type TandemWorkspace } from '../rows/workspace.ts'

/** A profile in a response. */
export function profileView(workspace: TandemWorkspace, row: ProfileRow, period?: Days): Profile {
  const { organizationId, startsOnConnect: _startsOnConnect, dateRemoved: _dateRemoved, ...profile } = row
  const organization = workspace.tables.organizations.get(organizationId)
  const days = workspace.tables.dayStats.by('profileId', row.id)
  const [today, weekBegan] = [dateOf(workspace.clock.now()), dateOf(workspace.clock.now() - 6 * dayMs)]
  const lately = days.filter(({ date }) => date >= weekBegan)
  const countSince = (start: string, name: 'requestsCount' | 'messagesCount'): number =>
    lately.reduce((sum, day) => sum + (day.date >= start ? day[name] : 0), 0)
  const [ofToday, ofWeek] = [countSince(today, 'requestsCount'), countSince(weekBegan, 'requestsCount')]
  const sent = {
    requestsToday: ofToday,
    requestsThisWeek: ofWeek,
    messagesToday: countSince(today, 'messagesCount'),
  }
  const sequence = row.sequenceId === null ? undefined : workspace.tables.sequences.get(row.sequenceId)
  const nextSlot = nextFreeSlot(row, sequence, sent, workspace.clock.now())
  const isWeekly = ofWeek >= weeklyRequestsLimit
  const isDaily = row.connectionRequestsLimit > 0 && ofToday >= row.connectionRequestsLimit
  return {
    ...profile,
    key: row.id,
    dateAdded: isoTime(row.dateAdded),
    timezone: timeZoneId(row.scheduleTimezone),
    aiCredits: Math.max(0, (organization?.aiCreditsTotal ?? 0) - (organization?.aiCreditsUsed ?? 0)),
    connectionRequestsCount: isWeekly ? ofWeek : ofToday,
    connectionRequestsLimitationType: isWeekly ? 'weekly' : isDaily ? 'daily' : null,
    activity: { ...sent, nextSlot: isoTimeOrNull(nextSlot ?? null) },
    ...(period ? { stats: aggregateOf(days.filter(({ date }) => date >= period.start && date <= period.end)) } : {}),
  }
}
