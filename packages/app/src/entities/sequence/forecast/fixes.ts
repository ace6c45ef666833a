import { type NextStepFix } from '@tandem/components'
import {
  type NextStepKind,
  type ForecastReason,
  type SequenceId,
  type ProfileId,
  type ConversationId,
} from '@tandem/contract'
import { forecastMessages } from './messages.ts'

const texts = forecastMessages.fixes

export interface ForecastSubject {
  /** Undefined for a new sequence. */
  readonly sequenceId: SequenceId | undefined
  readonly profileId?: ProfileId | null | undefined
  readonly conversationId?: ConversationId | null | undefined
  readonly step?: NextStepKind | null | undefined
  readonly isReEngagement?: boolean | undefined
}

type TabFix = readonly [tab: string, label: string]

const sequenceTabs: Readonly<Partial<Record<ForecastReason, TabFix>>> = {
  archived: ['dashboard', texts.sequence],
  paused: ['dashboard', texts.sequence],
  notApproved: ['dashboard', texts.sequence],
  noRecipients: ['recipients', texts.recipients],
  noProfiles: ['profiles', texts.profiles],
  profileRemoved: ['profiles', texts.profiles],
  notConnected: ['messages', texts.requests],
  startDate: ['settings', texts.startDate],
  sequenceHours: ['settings', texts.sequenceHours],
  weeklyLimit: ['profiles', texts.moreProfiles],
}

const profileTabs: Readonly<Partial<Record<ForecastReason, TabFix>>> = {
  notAttached: ['general', texts.connect],
  disconnected: ['general', texts.connect],
  automationOff: ['general', texts.automation],
  profileHours: ['schedule', texts.profileHours],
  dailyLimit: ['general', texts.limit],
}

const inConversation: ReadonlySet<ForecastReason> = new Set(['person', 'unfollowed', 'failed'])

/** SEQ-160: returns the link to the page where the user can remove the reason. */
export function fixOf(reason: ForecastReason, subject: ForecastSubject): NextStepFix | undefined {
  const { sequenceId, profileId, conversationId } = subject
  if (reason === 'noCredits') return { to: '/settings/manage/accountPlan', label: texts.credits }
  if (inConversation.has(reason) && conversationId != null)
    return { to: `/messages/conversation/${conversationId}`, label: texts.conversation }
  const ofProfile = profileTabs[reason] ?? (reason === 'delay' ? profileDelay(subject) : undefined)
  if (ofProfile && profileId != null)
    return { to: `/profiles/manage/${profileId}/${ofProfile[0]}`, label: ofProfile[1] }
  // A reason about a profile comes without a profile id if the reason applies to all profiles, or if the user cannot
  // see the profile. The link then leads to the profiles of the sequence.
  const tab = ofProfile
    ? (['profiles', texts.profiles] as const)
    : (sequenceTabs[reason] ?? ofMessages(reason, subject))
  return tab && sequenceId !== undefined
    ? { to: `/sequences/manage/${sequenceId}/${tab[0]}`, label: tab[1] }
    : undefined
}

const profileDelay = ({ step }: ForecastSubject): TabFix | undefined =>
  step === 'request' ? ['general', texts.delay] : undefined

function ofMessages(reason: ForecastReason, subject: ForecastSubject): TabFix | undefined {
  if (reason === 'noMessages') return [subject.isReEngagement ? 'reEngagements' : 'messages', texts.messages]
  return reason === 'delay' ? messageDelay(subject) : undefined
}

function messageDelay({ step, isReEngagement = false }: ForecastSubject): TabFix | undefined {
  if (step === 'message') return [isReEngagement ? 'reEngagements' : 'messages', texts.delay]
  return step === 'followUp' ? ['followUps', texts.delay] : undefined
}
