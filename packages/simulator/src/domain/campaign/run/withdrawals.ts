import { dueWithdrawals, withdrawal, withdrawalMoment } from '@tandem/contract'
import { type EnrolmentRow } from '../../rows/campaign.ts'
import { type ProfileRow } from '../../rows/people.ts'
import { dayMs, dayStart } from '../../rows/time.ts'
import { type TandemWorkspace } from '../../rows/workspace.ts'
import { DailyStats } from '../../stats/dailyStats.ts'

/** PROF-37: at the start of a day a profile withdraws its old requests. */
export function withdrawOldRequests(workspace: TandemWorkspace, profile: ProfileRow): void {
  if (!profile.withdrawOldConnectionRequests || !profile.connected) return
  const now = workspace.clock.now()
  const requests = workspace.tables.enrolments
    .by('unaccepted', profile.id)
    .map((enrolment) => ({ enrolment, dateSent: enrolment.dateRequested ?? now, isAccepted: false }))
  const due = dueWithdrawals(requests, now, 0)
  if (due.length === 0) return
  const stats = new DailyStats(workspace)
  for (const { enrolment } of due) withdraw(workspace, stats, enrolment, now)
  stats.save()
}

/**
 * Creates the past of a new scenario: withdraws a profile's old requests on days before the present day, at most
 * `withdrawal.perDay` a day.
 */
export function withdrawInThePast(workspace: TandemWorkspace, stats: DailyStats, profile: ProfileRow): void {
  if (!profile.withdrawOldConnectionRequests) return
  const now = workspace.clock.now()
  const perDay = new Map<number, number>()
  const requests = workspace.tables.enrolments.by('unaccepted', profile.id)
  for (const enrolment of requests.toSorted((one, other) => (one.dateRequested ?? 0) - (other.dateRequested ?? 0))) {
    let at = dayStart(withdrawalMoment(enrolment.dateRequested ?? now)) + dayMs
    while ((perDay.get(at) ?? 0) >= withdrawal.perDay) at += dayMs
    if (at > now) return
    perDay.set(at, (perDay.get(at) ?? 0) + 1)
    withdraw(workspace, stats, enrolment, at)
  }
}

function withdraw(
  { tables, events }: TandemWorkspace,
  stats: DailyStats,
  { id, sequenceId, profileId, eventId }: EnrolmentRow,
  at: number,
): void {
  const sequence = tables.sequences.get(sequenceId)
  if (eventId !== null) events.cancel(eventId)
  tables.enrolments.patch(id, { dateWithdrawn: at, eventId: null })
  if (sequence) stats.count({ sequence, profileId, at }, { notReachedCount: 1 })
}
