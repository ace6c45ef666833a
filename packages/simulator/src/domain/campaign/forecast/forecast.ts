import { type OutlookReason } from '@tandem/contract'
import { type ProfileRow } from '../../rows/people.ts'
import { dateOf, dayMs, dayStart, hourMs } from '../../rows/time.ts'
import { type TandemWorld } from '../../rows/world.ts'
import { sendsRequests } from '../plan/firstContactKind.ts'
import { type CampaignPlan, reasonsOf } from './campaignPlan.ts'
import { bottleneckOf, FirstContactPlan } from './firstContactPlan.ts'
import { type ExpectedMessage, laterMessages, leadMessages } from './leadMessages.ts'

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
