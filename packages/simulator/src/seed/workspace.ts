import { plans, type Subscription } from '@tandem/contract'
import { type TandemWorld } from '../domain/world.ts'
import { seedCampaigns } from './campaigns.ts'
import { seedClients } from './clients.ts'
import { seedHistory } from './history.ts'
import { seedOrganization, shareProfiles } from './organization.ts'
import { seedProfiles } from './profiles.ts'
import { seedRecipients } from './recipients.ts'

/** The size of a workspace. */
export interface WorkspacePlan {
  readonly members: number
  readonly clients: number
  readonly profiles: number
  readonly sequences: number
  readonly recipients: number
  readonly conversations: number
  readonly calls: number
  /** Daily connection requests that profiles are limited to. */
  readonly requestLimits: readonly number[]
  /** Of the profiles, how many lost their connection. */
  readonly disconnected?: number
  readonly unattached?: number
  readonly empty?: number
  /** Lifetime deal, if it is one. */
  readonly subscription?: Subscription
}

/** An agency in full swing: everything that has happened until now, and what the figures say about it. */
export function seedWorkspace(world: TandemWorld, plan: WorkspacePlan): void {
  const subscription = plan.subscription ?? 'default'
  const { organization, users } = seedOrganization(world, {
    members: plan.members,
    paidProfiles: plan.profiles,
    aiCreditsTotal: 0,
    subscription,
  })
  const clients = seedClients(world, organization.id, plan.clients)
  const bought = plans.find(({ profiles }) => profiles >= plan.profiles) ?? plans[3]
  const profiles = seedProfiles(world, organization.id, clients, {
    count: plan.profiles,
    requestLimits: plan.requestLimits,
    disconnected: plan.disconnected ?? 0,
    unattached: plan.unattached ?? 0,
    empty: plan.empty ?? 0,
    planTitle: subscription === 'default' ? `${bought.profiles} profiles` : `AppSumo tier ${subscription.slice(-1)}`,
    priceMonthly: subscription === 'default' ? Math.round((bought.price / bought.profiles) * 100) / 100 : 0,
    subscription: subscription === 'default' ? bought.option : subscription,
  })
  const attached = profiles.filter(({ slotStatus }) => slotStatus === 'assigned').map(({ id }) => id)
  shareProfiles(world, users, attached)
  const campaigns = seedCampaigns(world, clients, profiles, plan.sequences)
  const shares = shareOut(
    plan.recipients,
    campaigns.map((_, index) => 0.7 + ((index * 37) % 60) / 100),
  )
  const enlisted = campaigns.map((campaign, index) => ({
    campaign,
    recipients: seedRecipients(world, campaign.sequence, campaign.business, shares[index] ?? 0, world.random.fork('recipients', index)),
  }))
  seedHistory(world, enlisted, plan)
  grantCredits(world, organization.id)
}

/** A total in parts that are as large as their weights say. */
function shareOut(total: number, weights: readonly number[]): readonly number[] {
  const sum = weights.reduce((before, weight) => before + weight, 0)
  const parts = weights.map((weight) => Math.floor((total * weight) / sum))
  const missing = total - parts.reduce((before, part) => before + part, 0)
  return parts.map((part, index) => part + (index < missing ? 1 : 0))
}

/** So many credits have been bought that about two thirds are used. */
function grantCredits(world: TandemWorld, organizationId: number): void {
  const used = world.tables.organizations.get(organizationId)?.aiCreditsUsed ?? 0
  world.tables.organizations.patch(organizationId, { aiCreditsTotal: Math.ceil((used * 1.45) / 250) * 250 })
}
