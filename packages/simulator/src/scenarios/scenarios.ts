import { plans } from '@tandem/contract'
import { type Scenario } from '../core/workspace.ts'
import { startCampaigns } from '../domain/campaign/run/campaigns.ts'
import { grantCredits } from '../domain/billing/credits.ts'
import { hourMs } from '../domain/rows/time.ts'
import { type TandemShape, type TandemWorkspace } from '../domain/rows/workspace.ts'
import { seedClients } from '../seed/clients.ts'
import { seedOrganization } from '../seed/organization.ts'
import { seedProfiles } from '../seed/profiles.ts'
import { seedRecipients } from '../seed/recipients.ts'
import { seedWorkspace, type WorkspacePlan } from '../seed/workspace.ts'

/** In a scenario without `isAutomated`, the team does much of the work by hand, and has more open tasks (SIM-42). */
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
  build(workspace) {
    build(workspace)
    startCampaigns(workspace)
  },
})

/** The scenarios by name. The first scenario is the default. */
export const scenarios = {
  agency: scenario('Agency: 12 clients, 30 profiles, 24 sequences in full swing', (workspace) =>
    seedWorkspace(workspace, { ...agency, isAutomated: true }),
  ),
  'new-user': scenario('New user: signed up, nothing bought yet', (workspace) => {
    seedOrganization(workspace, { members: 1, paidProfiles: 0, aiCreditsTotal: 50 })
  }),
  'first-sequence': scenario(
    'First sequence: one paid profile, a client and a list of recipients, no sequence',
    seedFirstSequence,
  ),
  'out-of-credits': scenario('Out of credits: the agency with all AI credits used', (workspace) => {
    seedWorkspace(workspace, agency)
    for (const { id, aiCreditsUsed, renewalEventId } of workspace.tables.organizations.rows()) {
      if (renewalEventId !== null) workspace.events.cancel(renewalEventId)
      workspace.tables.organizations.patch(id, {
        aiCreditsTotal: aiCreditsUsed,
        planCredits: 0,
        topUpCredits: 0,
        renewalEventId: null,
      })
    }
  }),
  disconnected: scenario('Disconnected: the agency with four profiles that lost their connection', (workspace) =>
    seedWorkspace(workspace, { ...agency, disconnected: 4 }),
  ),
  appsumo: scenario('AppSumo: a lifetime deal of tier 2 with three profiles', seedAppsumo),
  large: scenario('Large: 100,000 recipients, 20,000 conversations', (workspace) => seedWorkspace(workspace, large)),
} as const satisfies Readonly<Record<string, Scenario<TandemShape>>>

function seedFirstSequence(workspace: TandemWorkspace): void {
  const [plan] = plans
  const { organization } = seedOrganization(workspace, { members: 1, paidProfiles: 1, aiCreditsTotal: 0 })
  grantCredits(workspace, organization.id, { ofPlan: plan.customMessages })
  const clients = seedClients(workspace, organization.id, 1)
  seedProfiles(workspace, organization.id, clients, {
    count: 1,
    requestLimits: [5],
    planTitle: '1 profile',
    priceMonthly: plan.price,
    subscription: plan.option,
  })
  const [first] = clients
  if (!first) return
  const random = workspace.random.fork('recipients')
  const dateAdded = () => workspace.clock.now() - 2 * hourMs
  seedRecipients(workspace, {
    organizationId: organization.id,
    business: first.business,
    count: 120,
    random,
    dateAdded,
  })
}

function seedAppsumo(workspace: TandemWorkspace): void {
  seedWorkspace(workspace, {
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
