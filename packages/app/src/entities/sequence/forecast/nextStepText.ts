import { type NextStepChipProps } from '@tandem/components'
import { dateFormats, dayAt, formatMoment, type ForecastReason, type QueuedRecipient } from '@tandem/contract'
import { momentText } from '../../../shared/time/dateText.ts'
import { fixOf, type ForecastSubject } from './fixes.ts'
import { forecastMessages as texts } from './messages.ts'

/** A future moment: 'today 16:05', or 'Thu, Nov 26, 10:00'. */
export function stepTimeText(at: string, now: number, zone: string): string {
  if (dayAt(at, zone) !== dayAt(now, zone)) return momentText(at, now, zone)
  return texts.today(formatMoment(at, dateFormats.time, zone))
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

/** SEQ-160: the next step of a recipient in words. */
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
    // The viewer cannot see or change a profile without a name.
    fix: fixOf(why, { ...subject, profileId: profileName === null ? null : profileId, conversationId, step }),
  }
}
