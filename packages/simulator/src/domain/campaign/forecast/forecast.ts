import { dateOf, dayMs, dayStart, hourMs } from '../../rows/time.ts'
import { type TandemWorld } from '../../rows/world.ts'
import { shareAccepting } from '../plan/behaviour.ts'
import { sendsRequests } from '../plan/firstContactKind.ts'
import { type CampaignPlan, reasonsOf } from './campaignPlan.ts'
import { bottleneckOf, FirstContactPlan } from './firstContactPlan.ts'
import { expectedAt, laterTimes, leadMessages } from './leadMessages.ts'

/** Typical time until a request is accepted. */
const typicalAcceptanceMs = 12 * hourMs

/** The messages of a profile for a sequence, day by day. */
interface ProfileDays {
  readonly requests: number[]
  readonly messages: number[]
  readonly expectedMessages: number[]
}

/**
 * SEQ-80: what a plan does on the next days (UTC). It follows the campaign's own rules, so requests and first messages
 * happen exactly so unless somebody changes something (SEQ-81). Changes nothing.
 */
export function forecastOf(world: TandemWorld, plan: CampaignPlan, days: number) {
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
    for (const later of expectedAt(laterTimes(plan, profile, from, end), isRequest ? 0 : undefined))
      add(profile.id, 'expectedMessages', later.at, later.share)
  }
  for (const { at, profileId } of leadMessages(world, plan)) add(profileId, 'messages', at, 1)
  for (const { profile, waitedHours, times } of openRequests(world, plan, end)) {
    for (const later of expectedAt(times, waitedHours)) add(profile.id, 'expectedMessages', later.at, later.share)
  }
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

/** The requests that can still be accepted, with the times of the messages after them. */
function* openRequests(world: TandemWorld, plan: CampaignPlan, end: number) {
  const now = world.clock.now()
  const senders = new Map(
    plan.senders.map((profile) => [profile.id, { profile, timesByStart: new Map<number, readonly number[]>() }]),
  )
  for (const { profileId, dateRequested, dateAccepted, dateWithdrawn } of plan.enrolled) {
    const sender = senders.get(profileId ?? 0)
    if (!sender || dateRequested === null || dateAccepted !== null || dateWithdrawn !== null) continue
    const waitedHours = (now - dateRequested) / hourMs
    // After nine days nobody accepts.
    if (shareAccepting(waitedHours) === 0) continue
    const { profile, timesByStart } = sender
    // Most of them have waited longer: their messages have the same times.
    const acceptedAt = Math.max(dateRequested + typicalAcceptanceMs, now)
    let times = timesByStart.get(acceptedAt)
    if (!times) timesByStart.set(acceptedAt, (times = laterTimes(plan, profile, acceptedAt, end)))
    yield { profile, waitedHours, times }
  }
}
