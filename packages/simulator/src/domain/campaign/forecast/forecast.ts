import { type OutlookReason } from '@tandem/contract'
import { type EnrolmentRow } from '../../rows/campaign.ts'
import { type ProfileRow } from '../../rows/people.ts'
import { dateOf, dayMs, dayStart, hourMs } from '../../rows/time.ts'
import { type TandemWorld } from '../../rows/world.ts'
import { DailyStats } from '../../stats/dailyStats.ts'
import { shareReached } from '../plan/behaviour.ts'
import { isSending } from '../plan/drafts.ts'
import { sendsRequests } from '../plan/firstContactKind.ts'
import { hasSameMessages, keptStepIndex } from '../plan/keptStep.ts'
import { currentStep, type Lead, loadLead, scriptFor, skipStep } from '../plan/lead.ts'
import { nextStepOfLead } from '../plan/nextStep.ts'
import { openFor } from '../plan/timing.ts'
import { type CampaignPlan, reasonsOf } from './campaignPlan.ts'
import { bottleneckOf, FirstContactPlan } from './firstContactPlan.ts'

/** Typical time until a request is accepted. */
const typicalAcceptanceMs = 12 * hourMs

/** The messages of a profile for a sequence, day by day. */
interface ProfileDays {
  readonly requests: number[]
  readonly messages: number[]
  readonly expectedMessages: number[]
}

/** SEQ-80: what a sequence does next. */
interface Forecast {
  readonly dates: readonly string[]
  readonly profiles: ReadonlyMap<number, ProfileDays>
  readonly firstContact: number | null
  readonly allContactedOn: string | null
  readonly reasons: readonly OutlookReason[]
  readonly bottleneck: { readonly reason: OutlookReason; readonly profileId: number } | null
}

/**
 * What a plan does on the next days (UTC). It follows the campaign's own rules, so requests and first messages happen
 * exactly so unless somebody changes something (SEQ-81). Changes nothing.
 */
export function forecastOf(world: TandemWorld, plan: CampaignPlan, days: number): Forecast {
  const { launched, waiting } = plan
  const today = dayStart(world.clock.now())
  const dates = Array.from({ length: days }, (_, index) => dateOf(today + index * dayMs))
  const zeros = (): number[] => dates.map(() => 0)
  const profiles = new Map<number, ProfileDays>()
  const add = (profileId: number, field: keyof ProfileDays, at: number, number: number): void => {
    let own = profiles.get(profileId)
    if (!own) profiles.set(profileId, (own = { requests: zeros(), messages: zeros(), expectedMessages: zeros() }))
    const day = Math.floor((at - today) / dayMs)
    const before = own[field][day]
    if (before !== undefined) own[field][day] = before + number
  }
  for (const { id } of plan.profiles) add(id, 'requests', today, 0)

  const firstContacts = new FirstContactPlan(world, plan)
  const isRequest = sendsRequests(launched)
  const contacts = [...firstContacts.contacts()]
  const end = today + days * dayMs
  for (const { at, profile } of contacts) {
    add(profile.id, isRequest ? 'requests' : 'messages', at, 1)
    const from = isRequest ? at + typicalAcceptanceMs : at
    for (const later of laterMessages(plan, profile, from, isRequest ? 0 : undefined, end))
      add(profile.id, 'expectedMessages', later.at, later.share)
  }
  for (const { at, profileId } of leadMessages(world, plan)) add(profileId, 'messages', at, 1)
  for (const [profile, later] of messagesAfterRequests(world, plan, end))
    add(profile.id, 'expectedMessages', later.at, later.share)
  for (const { expectedMessages } of profiles.values()) {
    for (const [day, expected] of expectedMessages.entries()) expectedMessages[day] = Math.round(expected * 100) / 100
  }

  const last = contacts.at(-1)
  return {
    dates,
    profiles,
    firstContact: contacts[0]?.at ?? null,
    allContactedOn: last && contacts.length >= waiting.length ? dateOf(last.at) : null,
    reasons: reasonsOf(world, plan),
    bottleneck: bottleneckOf(plan, firstContacts) ?? null,
  }
}

interface ExpectedMessage {
  readonly at: number
  /** The share of recipients who get it. */
  readonly share: number
}

/** The messages after a first contact, up to `end`. `waitedHours`: of the request; undefined without one. */
function laterMessages(
  { launched }: CampaignPlan,
  profile: ProfileRow,
  acceptedAt: number,
  waitedHours: number | undefined,
  end: number,
): readonly ExpectedMessage[] {
  const steps = launched.type === 'cloud' ? launched.templates : launched.aiTemplates
  const messages: ExpectedMessage[] = []
  let from: number | undefined = acceptedAt
  for (const [message, { delaySecs }] of steps.entries()) {
    if (message === 0) continue
    // What is too late without the hours needs no look at them.
    const wanted: number = from + delaySecs * 1000
    from = wanted < end ? openFor(launched, profile, wanted) : undefined
    if (from === undefined || from >= end) break
    messages.push({ at: from, share: shareReached(message, waitedHours) })
  }
  return messages
}

/** The messages to recipients whose request waits to be accepted. */
function messagesAfterRequests(
  world: TandemWorld,
  plan: CampaignPlan,
  end: number,
): readonly (readonly [ProfileRow, ExpectedMessage])[] {
  if (!plan.saved) return []
  const now = world.clock.now()
  const senders = new Map(plan.senders.map((profile) => [profile.id, profile]))
  return world.tables.enrolments.by('sequenceId', plan.saved.id).flatMap((row) => {
    const profile = senders.get(row.profileId ?? 0)
    if (!profile || row.dateRequested === null || row.dateAccepted !== null || row.dateWithdrawn !== null) return []
    const waitedHours = (now - row.dateRequested) / hourMs
    const acceptedAt = Math.max(row.dateRequested + typicalAcceptanceMs, now)
    return laterMessages(plan, profile, acceptedAt, waitedHours, end).map((later) => [profile, later] as const)
  })
}

/** When present leads get messages, as long as they do not answer. */
function leadMessages(
  world: TandemWorld,
  plan: CampaignPlan,
): readonly { readonly at: number; readonly profileId: number }[] {
  if (!plan.saved) return []
  const messages: { readonly at: number; readonly profileId: number }[] = []
  const profiles = new Map(plan.profiles.map((profile) => [profile.id, profile]))
  for (const enrolment of world.tables.enrolments.by('sequenceId', plan.saved.id)) {
    const lead = enrolment.conversationId === null ? undefined : plannedLead(world, plan, profiles, enrolment)
    if (!lead) continue
    const stats = new DailyStats(world)
    for (;;) {
      const next = nextStepOfLead(world, stats, lead)
      if (next.is !== 'due' || !isSending(currentStep(lead))) break
      messages.push({ at: next.at, profileId: lead.profile.id })
      skipStep(lead)
      lead.since = next.at
    }
  }
  return messages
}

/** A lead as the plan's changes would make it. */
function plannedLead(
  world: TandemWorld,
  { saved, launched }: CampaignPlan,
  profiles: ReadonlyMap<number, ProfileRow>,
  enrolment: EnrolmentRow,
): Lead | undefined {
  const lead = loadLead(world, enrolment)
  if (!lead) return undefined
  const changed = { ...lead, sequence: launched, profile: profiles.get(lead.profile.id) ?? lead.profile }
  if (!saved || hasSameMessages(saved, launched)) return changed
  return {
    ...changed,
    script: scriptFor(world, launched, enrolment, enrolment.behaviour),
    enrolment: { ...enrolment, stepIndex: keptStepIndex(world, saved, launched, enrolment) },
  }
}
