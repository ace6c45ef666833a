import { dateOf, dayMs, dayStart } from '../../rows/time.ts'
import { type TandemWorkspace } from '../../rows/workspace.ts'
import { sendsRequests } from '../plan/firstContactKind.ts'
import { CampaignAhead } from './campaignAhead.ts'
import { type CampaignPlan, reasonsOf } from './campaignPlan.ts'
import { bottleneckOf, FirstContactPlan } from './firstContactPlan.ts'

interface ProfileDays {
  readonly requests: number[]
  readonly messages: number[]
  readonly expectedMessages: number[]
}

/** SEQ-80: the requests and messages of a plan by day (UTC), from today. */
export function forecastOf(workspace: TandemWorkspace, plan: CampaignPlan, days: number) {
  const { launched, waiting } = plan
  const today = dayStart(workspace.clock.now())
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

  const isRequest = sendsRequests(launched)
  const end = today + days * dayMs
  const ahead = new CampaignAhead(workspace, plan, end)
  const firstContacts = new FirstContactPlan(workspace, plan, ahead)
  const contacts = [...firstContacts.contacts()]
  for (const contact of contacts) {
    add(contact.profile.id, isRequest ? 'requests' : 'messages', contact.at, 1)
    if (isRequest && contact.at < end) ahead.contact(contact)
  }
  ahead.run(end - 1)
  for (const { at, profileId, isSure } of ahead.messages)
    add(profileId, isSure ? 'messages' : 'expectedMessages', at, 1)

  const last = contacts.at(-1)
  return {
    dates,
    profiles,
    firstContact: contacts[0]?.at ?? null,
    allContactedOn: last && contacts.length >= waiting.length ? dateOf(last.at) : null,
    reasons: reasonsOf(workspace, plan),
    bottleneck: bottleneckOf(plan, firstContacts) ?? null,
  }
}
