import { type NextStepFix } from '@tandem/components'
import { type NextStepKind, type OutlookReason } from '@tandem/contract'
import { outlookMessages } from './messages.ts'

const texts = outlookMessages.fixes

/** What a reason is about. */
export interface OutlookSubject {
  /** Undefined: the sequence does not exist yet. */
  readonly sequenceId: number | undefined
  readonly profileId?: number | null | undefined
  readonly conversationId?: number | null | undefined
  readonly step?: NextStepKind | null | undefined
  /** Whether the AI writes the messages of the sequence. */
  readonly isReEngagement?: boolean | undefined
}

/** SEQ-90: where a reason can be changed; undefined where only time, or the recipient, changes it. */
export function fixOf(reason: OutlookReason, subject: OutlookSubject): NextStepFix | undefined {
  const { sequenceId, profileId, conversationId } = subject
  const profile = (label: string, tab: string = 'general'): NextStepFix | undefined =>
    profileId == null ? tabOf('profiles', texts.profiles) : { to: `/profiles/manage/${profileId}/${tab}`, label }
  const tabOf = (tab: string, label: string): NextStepFix | undefined =>
    sequenceId === undefined ? undefined : { to: `/sequences/manage/${sequenceId}/${tab}`, label }
  switch (reason) {
    case 'archived':
    case 'paused':
    case 'notApproved':
      return tabOf('dashboard', texts.sequence)
    case 'noRecipients':
      return tabOf('recipients', texts.recipients)
    case 'noProfiles':
    case 'profileRemoved':
      return tabOf('profiles', texts.profiles)
    case 'disconnected':
      return profile(texts.connect)
    case 'automationOff':
      return profile(texts.automation)
    case 'noCredits':
      return { to: '/settings/manage/accountPlan', label: texts.credits }
    case 'notConnected':
      return tabOf('messages', texts.requests)
    case 'startDate':
      return tabOf('settings', texts.startDate)
    case 'sequenceHours':
      return tabOf('settings', texts.sequenceHours)
    case 'profileHours':
      return profile(texts.profileHours, 'schedule')
    case 'dailyLimit':
      return profile(texts.limit)
    case 'weeklyLimit':
      return tabOf('profiles', texts.moreProfiles)
    case 'delay':
      return delayFix(subject, tabOf, profile)
    case 'person':
    case 'unfollowed':
    case 'failed':
      return conversationId == null
        ? undefined
        : { to: `/messages/conversation/${conversationId}`, label: texts.conversation }
    case 'acceptance':
    case 'answer':
    case 'finished':
      return undefined
  }
}

/** The delay before a message, or the pause between two first contacts of a profile. */
function delayFix(
  { step, isReEngagement = false }: OutlookSubject,
  tabOf: (tab: string, label: string) => NextStepFix | undefined,
  profile: (label: string) => NextStepFix | undefined,
): NextStepFix | undefined {
  if (step === 'message') return tabOf(isReEngagement ? 'reEngagements' : 'messages', texts.delay)
  if (step === 'followUp') return tabOf('followUps', texts.delay)
  return step === 'request' ? profile(texts.delay) : undefined
}
