import { nextOpen } from '@tandem/contract'
import { type Lead } from '../domain/campaign/plan/lead.ts'
import { hourMs } from '../domain/rows/time.ts'
import { type TandemWorkspace } from '../domain/rows/workspace.ts'
import { weekdaysOnly } from './schedules.ts'

/** The agency's time zone. */
const office = 'America/New_York'

/** The time at which the team does a task. Undefined: the team leaves the task open. */
export function teamMove(
  workspace: TandemWorkspace,
  lead: Lead,
  from: number,
  isAutomated: boolean,
): number | undefined {
  const step = lead.script[lead.enrolment.stepIndex]
  const random = workspace.random.fork('team', lead.enrolment.id, lead.enrolment.stepIndex)
  const isRecent = from > workspace.clock.now() - 66 * hourMs
  if (isAutomated) {
    // After a recent call, the team does not write: the lead's answer would be one more open task.
    const isAfterCall = lead.script[lead.enrolment.stepIndex - 1]?.act === 'closeCall'
    return isRecent && isAfterCall ? undefined : Math.round(from + random.next() * 2 * hourMs)
  }
  if (step?.act === 'reply') {
    if (isRecent && random.chance(0.6)) return undefined
    const hours = [random.next() * 3, 3 + random.next() * 8, 20 + random.next() * 30]
    return inOffice(from + (hours[random.weightedIndex([6, 3, 1])] ?? 0) * hourMs + 120_000)
  }
  if (step?.act === 'followUp') return random.chance(0.7) ? inOffice(from + random.next() * 12 * hourMs) : undefined
  if (step?.act !== 'closeCall' || (isRecent && random.chance(0.4))) return undefined
  return inOffice(from + random.next() * 9 * hourMs)
}

/** The given time if the office is open. Otherwise a time within 90 minutes after the office opens. */
function inOffice(moment: number): number | undefined {
  const at = Math.round(moment)
  const open = nextOpen(weekdaysOnly, office, at)
  return open === undefined || open === at ? open : open + (at % 5_400_000)
}
