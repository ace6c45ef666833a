import { type Plan, plans, type Subscription, type MessageError, messageSendAttempts } from '@tandem/contract'
import { grantCredits } from '../domain/billing/credits.ts'
import { dateOf, dayMs, hourMs } from '../domain/rows/time.ts'
import { sumOf, countForConversation } from '../domain/stats/dailyStats.ts'
import { type TandemWorkspace } from '../domain/rows/workspace.ts'
import { seedCampaigns } from './campaigns.ts'
import { seedClients } from './clients.ts'
import { type HistoryPlan, seedHistory } from './history.ts'
import { oddPeople } from './oddPeople.ts'
import { seedOrganization, shareProfiles } from './organization.ts'
import { busiestProfile, type ProfilesPlan, seedProfiles } from './profiles.ts'
import { seedRecipients } from './recipients.ts'
import { messageDefaults } from '../domain/conversations/threads.ts'
import { scheduleMessage } from '../domain/messaging/outbox.ts'
import { type ConversationRow, type MessageRow } from '../domain/rows/messaging.ts'

const drafts = [
  'Thank you for the quick answer. I will ask our engineers and',
  'Here is the overview that I promised:',
  'Would it help if I sent you two short examples?',
]
const later = ['As agreed, here are the dates for next week.', 'A short question before our call: who will join?']
const failed: readonly (readonly [MessageError, string])[] = [
  ['new_message', 'One more thought on the price list.'],
  ['max_attempts_reached', 'I have found the case study that I mentioned.'],
  ['limit_reached', 'Does Tuesday still suit you?'],
  ['recipient_cannot_be_reached', 'Shall I keep you posted about the trial?'],
]

/** Adds drafts, scheduled messages and failed messages. */
function seedOutbox(workspace: TandemWorkspace, isAutomated: boolean): void {
  const { conversations, profiles } = workspace.tables
  const now = workspace.clock.now()
  // Leaves out interested leads whose conversation is automated, because the guided tour shows one of them.
  const active = [...conversations.rows()]
    .filter(({ category, automationEnabled }) => category !== 'interested' || !automationEnabled)
    .filter(({ incomingCount, profileId }) => incomingCount > 0 && profiles.get(profileId)?.connected)
    .toSorted((one, other) => other.dateLastActivity - one.dateLastActivity || one.id - other.id)
  // The first three threads of the inbox stay unchanged.
  const chosen = active.filter((_, index) => index % 4 === 3)
  const next = (isWanted: (row: ConversationRow) => boolean = () => true): ConversationRow | undefined => {
    const place = chosen.findIndex(isWanted)
    return place < 0 ? undefined : chosen.splice(place, 1)[0]
  }
  for (const text of drafts) addMessage(workspace, next(), { text, status: 'draft', timestamp: now - 2 * hourMs })
  for (const [index, text] of later.entries()) {
    // A scheduled message is not sent if the lead writes first. A lead without recent activity seldom writes.
    const conversation = next(({ dateLastActivity }) => dateLastActivity < now - 10 * dayMs)
    const at = now + (20 + index * 26) * hourMs
    if (conversation) scheduleMessage(workspace, { conversationId: conversation.id, kind: 'manual', text }, at)
  }
  for (const [index, [error, text]] of (isAutomated ? failed.slice(0, 2) : failed).entries()) {
    const timestamp = now - (3 + index) * hourMs
    const waiting = error === 'new_message' ? next(({ waitingSince }) => waitingSince !== null) : undefined
    const conversation = waiting ?? next()
    addMessage(workspace, conversation, { text, status: 'scheduled', timestamp, dateScheduled: timestamp, error })
    if (conversation && error === 'recipient_cannot_be_reached')
      countForConversation(workspace, conversation, timestamp, { notReachedCount: 1 })
  }
}

/** Adds an unsent message. No event sends this message later. */
function addMessage(
  { tables }: TandemWorkspace,
  conversation: ConversationRow | undefined,
  fields: Pick<MessageRow, 'text' | 'status' | 'timestamp'> & Partial<Pick<MessageRow, 'dateScheduled' | 'error'>>,
): void {
  if (!conversation) return
  const { id: conversationId } = conversation
  const message = { ...messageDefaults, ...fields, conversationId, type: 'outgoing', kind: 'manual' } as const
  const { id } = tables.messages.insert(message)
  const thread = tables.messages.ordered('ofConversation', { group: conversationId, isDescending: true })
  const lastIncoming = thread.find(({ type, timestamp }) => type === 'incoming' && timestamp < fields.timestamp)
  const attempts = fields.error === 'max_attempts_reached' ? messageSendAttempts : 0
  tables.outbox.insertWithId({ id, conversationId, eventId: null, attempts, knownMessageId: lastIncoming?.id ?? null })
}

export interface WorkspacePlan
  extends HistoryPlan, Pick<ProfilesPlan, 'requestLimits' | 'disconnected' | 'unattached' | 'empty'> {
  readonly members: number
  readonly clients: number
  readonly profiles: number
  readonly sequences: number
  readonly recipients: number
  /** If true, the workspace includes the rare cases of SIM-22, and a third of the recipients is in no sequence. */
  readonly hasExtremes?: boolean
  /** A lifetime deal instead of monthly plans. */
  readonly subscription?: Subscription
}

/** Fills a workspace with an agency and its history. */
export function seedWorkspace(workspace: TandemWorkspace, plan: WorkspacePlan): void {
  const subscription = plan.subscription ?? 'default'
  const { organization, users } = seedOrganization(workspace, {
    members: plan.members,
    paidProfiles: plan.profiles,
    aiCreditsTotal: 0,
    subscription,
    teamClosesCalls: plan.isAutomated ?? false,
  })
  const clients = seedClients(workspace, organization.id, plan.clients)
  const bought = plans.find(({ profiles }) => profiles >= plan.profiles) ?? plans[3]
  const profiles = seedProfiles(workspace, organization.id, clients, {
    ...plan,
    count: plan.profiles,
    planTitle: subscription === 'default' ? `${bought.profiles} profiles` : `AppSumo tier ${subscription.slice(-1)}`,
    priceMonthly: subscription === 'default' ? Math.round((bought.price / bought.profiles) * 100) / 100 : 0,
    subscription: subscription === 'default' ? bought.option : subscription,
  })
  const attached = profiles.filter(({ slotStatus }) => slotStatus === 'assigned').map(({ id }) => id)
  shareProfiles(workspace, users, attached)
  const campaigns = seedCampaigns(workspace, clients, profiles, plan.sequences, plan.isAutomated ?? false)
  const shares = divide(
    plan.recipients,
    campaigns.map(({ senders, sequence }, index) => {
      const weight = 0.7 + ((index * 37) % 60) / 100
      if (!plan.hasExtremes) return weight
      const isBusiest = senders.some(({ id }) => id === profiles[busiestProfile]?.id)
      // Running and paused cloud sequences need enough recipients to contact.
      const hasMore = sequence.status !== 'archived' && sequence.type === 'cloud'
      return isBusiest ? 2.7 : hasMore ? weight * senders.length : weight / 2
    }),
  )
  const now = workspace.clock.now()
  const enrolled = campaigns.map((campaign, index) => {
    const { sequence, business } = campaign
    const count = shares[index] ?? 0
    const recipients = seedRecipients(workspace, {
      organizationId: organization.id,
      business,
      count,
      random: workspace.random.fork('recipients', index),
      // Three quarters of the recipients are imported at the creation of their sequence, the others a week later.
      dateAdded: (place) => Math.min(sequence.dateCreated + (place >= count * 0.75 ? 7 * dayMs : 0), now),
      oddPeople: plan.hasExtremes && index === 0 ? oddPeople : [],
    })
    return { campaign, recipients: recipients.filter((_, place) => !plan.hasExtremes || place % 3 !== 2) }
  })
  seedHistory(workspace, enrolled, plan)
  if (plan.hasExtremes) seedOutbox(workspace, plan.isAutomated ?? false)
  grantPaidCredits(workspace, organization.id, bought, plan.profiles)
}

function divide(total: number, weights: readonly number[]): readonly number[] {
  const sum = weights.reduce((before, weight) => before + weight, 0)
  const parts = weights.map((weight) => Math.floor((total * weight) / sum))
  const missing = total - parts.reduce((before, part) => before + part, 0)
  return parts.map((part, index) => part + (index < missing ? 1 : 0))
}

/** The share of a month's credits that is left when the workspace starts. */
const shareLeft = 0.4
/** Time until the next monthly credits are added. The remaining credits are enough for a longer time. */
const untilRenewalMs = 6 * dayMs

/** Grants the credits of the plans and top-ups: at least twice the use of the last 30 days, because the use grows. */
function grantPaidCredits(workspace: TandemWorkspace, organizationId: number, plan: Plan, profilesCount: number): void {
  const { organizations, dayStats } = workspace.tables
  const monthAgo = dateOf(workspace.clock.now() - 30 * dayMs)
  const ofLastMonth = sumOf([...dayStats.rows()].filter(({ date }) => date > monthAgo)).creditsUsed
  const ofPlan = plan.customMessages * Math.ceil(profilesCount / plan.profiles)
  const ofTopUps = Math.max(0, Math.ceil((ofLastMonth * 2 - ofPlan) / 1000)) * 1000
  const perMonth = ofPlan + ofTopUps
  const used = organizations.get(organizationId)?.aiCreditsUsed ?? 0
  const left = Math.round((perMonth * shareLeft) / 50) * 50
  organizations.patch(organizationId, { aiCreditsTotal: Math.ceil((used + left) / 50) * 50 - perMonth })
  grantCredits(workspace, organizationId, { ofPlan, ofTopUps }, workspace.clock.now() + untilRenewalMs)
}
