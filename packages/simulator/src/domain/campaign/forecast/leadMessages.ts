import { nextSendingTime } from '@tandem/contract'
import { type EnrolmentRow } from '../../rows/campaign.ts'
import { type ProfileRow } from '../../rows/people.ts'
import { type TandemWorld } from '../../rows/world.ts'
import { DailyStats } from '../../stats/dailyStats.ts'
import { shareReached } from '../plan/behaviour.ts'
import { isSending } from '../plan/drafts.ts'
import { hasSameMessages, keptStepIndex } from '../plan/keptStep.ts'
import { currentStep, type Lead, loadLead, scriptFor, skipStep } from '../plan/lead.ts'
import { nextStepOfLead } from '../plan/nextStep.ts'
import { type CampaignPlan } from './campaignPlan.ts'

interface ExpectedMessage {
  readonly at: number
  /** The share of recipients who get it. */
  readonly share: number
}

/** When the messages after a first contact go out to somebody who does not answer, up to `end`. */
export function laterTimes(
  { launched }: CampaignPlan,
  profile: ProfileRow,
  acceptedAt: number,
  end: number,
): readonly number[] {
  const steps = launched.type === 'cloud' ? launched.templates : launched.aiTemplates
  const times: number[] = []
  let from: number | undefined = acceptedAt
  for (const [message, { delaySecs }] of steps.entries()) {
    if (message === 0) continue
    // What is too late without the hours needs no look at them.
    const wanted: number = from + delaySecs * 1000
    from = wanted < end ? nextSendingTime(profile, launched, wanted) : undefined
    if (from === undefined || from >= end) break
    times.push(from)
  }
  return times
}

/** The messages at `laterTimes`. `waitedHours`: of the request; undefined without one. */
export const expectedAt = (times: readonly number[], waitedHours: number | undefined): readonly ExpectedMessage[] =>
  times.map((at, index) => ({ at, share: shareReached(index + 1, waitedHours) }))

/** When present leads of the sequence get messages, as long as they do not answer. */
export function leadMessages(
  world: TandemWorld,
  plan: CampaignPlan,
): readonly { readonly at: number; readonly profileId: number }[] {
  const messages: { readonly at: number; readonly profileId: number }[] = []
  for (const enrolment of plan.enrolled) {
    const lead = enrolment.conversationId === null ? undefined : plannedLead(world, plan, enrolment)
    if (!lead) continue
    for (const at of messagesOf(world, new DailyStats(world), lead)) messages.push({ at, profileId: lead.profile.id })
  }
  return messages
}

/**
 * When a profile sends messages to its present leads, of this sequence and of others, as long as they do not answer.
 * Each day's limit holds for all of them together.
 */
export function messagesOfProfile(world: TandemWorld, plan: CampaignPlan, profileId: number): readonly number[] {
  const { conversations, enrolments } = world.tables
  const stats = new DailyStats(world)
  return conversations.by('profileId', profileId).flatMap(({ id }) => {
    const enrolment = enrolments.get(id)
    const lead = enrolment && plannedLead(world, plan, enrolment)
    return lead ? Array.from(messagesOf(world, stats, lead)) : []
  })
}

/** The times of a lead's messages up to the next step that is the lead's own. Counts them as sent. */
function* messagesOf(world: TandemWorld, stats: DailyStats, lead: Lead): Generator<number, void> {
  for (;;) {
    const next = nextStepOfLead(world, stats, lead)
    if (next.is !== 'due' || !isSending(currentStep(lead))) return
    yield next.at
    stats.count({ sequence: lead.sequence, profileId: lead.profile.id, at: next.at }, { messagesCount: 1 })
    skipStep(lead)
    lead.since = next.at
  }
}

/** A lead as the plan's changes would make it; one of another sequence as it is. */
function plannedLead(
  world: TandemWorld,
  { saved, launched, profiles }: CampaignPlan,
  enrolment: EnrolmentRow,
): Lead | undefined {
  const lead = loadLead(world, enrolment)
  if (!lead) return undefined
  const profile = profiles.find(({ id }) => id === lead.profile.id) ?? lead.profile
  if (enrolment.sequenceId !== saved?.id) return { ...lead, profile }
  const changed = { ...lead, sequence: launched, profile }
  if (hasSameMessages(saved, launched)) return changed
  return {
    ...changed,
    script: scriptFor(world, launched, enrolment, enrolment.behaviour),
    enrolment: { ...enrolment, stepIndex: keptStepIndex(world, saved, launched, enrolment) },
  }
}
