import { type NextStepChipProps } from '@tandem/components'
import {
  addDays,
  dateFormats,
  dayAt,
  formatDay,
  formatMoment,
  type ForecastReason,
  type QueuedRecipient,
} from '@tandem/contract'
import { dayText } from '../../../shared/time/dateText.ts'
import { fixOf, type ForecastSubject } from './fixes.ts'
import { forecastMessages as texts } from './messages.ts'

/** Returns 'Today 16:05' for today, 'Thu 10:00' for the next 6 days, and 'Dec 4 10:00' for later days. */
export function stepTimeText(at: string, now: number, zone: string): string {
  const [day, today, time] = [dayAt(at, zone), dayAt(now, zone), formatMoment(at, dateFormats.time, zone)]
  if (day === today) return texts.today(time)
  return `${day < addDays(today, 7) ? formatDay(day, dateFormats.weekDay).slice(0, 3) : dayText(day, today)} ${time}`
}

/** Reasons that last until a user changes something. */
const blocks: ReadonlySet<ForecastReason> = new Set([
  'archived',
  'paused',
  'notApproved',
  'noProfiles',
  'profileRemoved',
  'notAttached',
  'disconnected',
  'automationOff',
  'noCredits',
  'notConnected',
  'noMessages',
  'person',
  'unfollowed',
  'failed',
])

type Shown = Omit<NextStepChipProps, 'isCell'>

export function nextStepText(
  { step, position, at, why, profileId, profileName, conversationId }: QueuedRecipient,
  subject: Pick<ForecastSubject, 'sequenceId' | 'isReEngagement'>,
  { now, zone }: { readonly now: number; readonly zone: string },
): Shown {
  const { label, detail } = texts.reasons[why]
  return {
    step: step === null ? undefined : texts.stepName(step, position, subject.isReEngagement),
    time: at === null ? undefined : stepTimeText(at, now, zone),
    reason: label,
    detail: detail(profileName ?? texts.unknownProfile),
    tone: at === null && blocks.has(why) ? 'blocked' : 'waiting',
    // A null name means that the viewer cannot see the profile.
    fix: fixOf(why, { ...subject, profileId: profileName === null ? null : profileId, conversationId, step }),
  }
}
