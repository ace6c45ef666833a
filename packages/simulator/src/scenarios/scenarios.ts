import { plans } from '@tandem/contract'
import { type Scenario } from '../core/world.ts'
import { startCampaigns } from '../domain/campaign/run/campaigns.ts'
import { grantCredits } from '../domain/billing/credits.ts'
import { hourMs } from '../domain/rows/time.ts'
import { type TandemShape, type TandemWorld } from '../domain/rows/world.ts'
import { seedClients } from '../seed/clients.ts'
import { seedOrganization } from '../seed/organization.ts'
import { seedProfiles } from '../seed/profiles.ts'
import { seedRecipients } from '../seed/recipients.ts'
import { seedWorkspace, type WorkspacePlan } from '../seed/workspace.ts'

const agency: WorkspacePlan = {
  members: 8,
  clients: 12,
  profiles: 30,
  sequences: 24,
  recipients: 5000,
  conversations: 600,
  calls: 220,
  requestLimits: [4, 5, 5, 6],
  unattached: 1,
  empty: 1,
  hasExtremes: true,
}

const large: WorkspacePlan = {
  members: 8,
  clients: 48,
  profiles: 220,
  sequences: 144,
  recipients: 100_000,
  conversations: 20_000,
  calls: 3200,
  requestLimits: [10, 12, 15],
}

const scenario = (title: string, build: Scenario<TandemShape>['build']): Scenario<TandemShape> => ({
  title,
  build(world) {
    build(world)
    startCampaigns(world)
  },
})

/** The scenarios, the default first. */
export const scenarios = {
  agency: scenario('Agency: 12 clients, 30 profiles, 24 sequences in full swing', (world) =>
    seedWorkspace(world, agency),
  ),
  'new-user': scenario('New user: signed up, nothing bought yet', (world) => {
    seedOrganization(world, { members: 1, paidProfiles: 0, aiCreditsTotal: 50 })
  }),
  'first-sequence': scenario(
    'First sequence: one paid profile, a client and a list of recipients, no sequence',
    seedFirstSequence,
  ),
  'out-of-credits': scenario('Out of credits: the agency with all AI credits used', (world) => {
    seedWorkspace(world, agency)
    for (const { id, aiCreditsUsed, renewalEventId } of world.tables.organizations.rows()) {
      if (renewalEventId !== null) world.events.cancel(renewalEventId)
      world.tables.organizations.patch(id, { aiCreditsTotal: aiCreditsUsed, creditsPerMonth: 0, renewalEventId: null })
    }
  }),
  disconnected: scenario('Disconnected: the agency with four profiles that lost their connection', (world) =>
    seedWorkspace(world, { ...agency, disconnected: 4 }),
  ),
  appsumo: scenario('AppSumo: a lifetime deal of tier 2 with three profiles', seedAppsumo),
  large: scenario('Large: 100,000 recipients, 20,000 conversations', (world) => seedWorkspace(world, large)),
} as const satisfies Readonly<Record<string, Scenario<TandemShape>>>

function seedFirstSequence(world: TandemWorld): void {
  const [plan] = plans
  const { organization } = seedOrganization(world, { members: 1, paidProfiles: 1, aiCreditsTotal: 0 })
  grantCredits(world, organization.id, plan.customMessages)
  const clients = seedClients(world, organization.id, 1)
  seedProfiles(world, organization.id, clients, {
    count: 1,
    requestLimits: [5],
    planTitle: '1 profile',
    priceMonthly: plan.price,
    subscription: plan.option,
  })
  const [first] = clients
  if (!first) return
  const random = world.random.fork('recipients')
  const dateAdded = () => world.clock.now() - 2 * hourMs
  seedRecipients(world, { organizationId: organization.id, business: first.business, count: 120, random, dateAdded })
}

function seedAppsumo(world: TandemWorld): void {
  seedWorkspace(world, {
    ...agency,
    members: 1,
    clients: 2,
    profiles: 3,
    sequences: 3,
    recipients: 360,
    conversations: 48,
    calls: 14,
    unattached: 0,
    empty: 0,
    hasExtremes: false,
    subscription: 'appsumo_tier2',
  })
}
