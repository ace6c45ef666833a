import { refuse } from '../../core/handlers.ts'
import { replanOrganization } from '../campaign/run/campaigns.ts'
import { type ConversationRow } from '../rows/messaging.ts'
import { dayMs } from '../rows/time.ts'
import { type TandemWorkspace } from '../rows/workspace.ts'
import { countForConversation } from '../stats/dailyStats.ts'

const monthMs = 30 * dayMs

/**
 * Deducts AI credits. Throws a 422 if too few are left. If `conversation` has a sequence, the credits also count in the
 * statistics of the sequence.
 */
export function spendCredits(
  workspace: TandemWorkspace,
  organizationId: number,
  cost: number,
  conversation?: ConversationRow,
): void {
  const { organizations } = workspace.tables
  const organization = organizations.get(organizationId)
  if (!organization || organization.aiCreditsUsed + cost > organization.aiCreditsTotal) {
    throw refuse(422, 'There are no AI credits left. Please buy some more.')
  }
  if (conversation && conversation.sequenceId !== null)
    countForConversation(workspace, conversation, workspace.clock.now(), { creditsUsed: cost })
  else organizations.patch(organizationId, { aiCreditsUsed: organization.aiCreditsUsed + cost })
}

/**
 * Adds paid AI credits now and every month (30 days). A new plan replaces the credits of the plan before (BILL-47).
 * @param firstRenewal the time of the next addition, in ms. Default: 30 days from now
 */
export function grantCredits(
  workspace: TandemWorkspace,
  organizationId: number,
  { ofPlan, ofTopUps = 0 }: { readonly ofPlan?: number; readonly ofTopUps?: number },
  firstRenewal?: number,
): void {
  const { tables, events, clock } = workspace
  const organization = tables.organizations.get(organizationId)
  if (!organization) return
  const at = firstRenewal ?? clock.now() + monthMs
  tables.organizations.patch(organizationId, {
    aiCreditsTotal: organization.aiCreditsTotal + (ofPlan ?? 0) + ofTopUps,
    planCredits: ofPlan ?? organization.planCredits,
    topUpCredits: organization.topUpCredits + ofTopUps,
    renewalEventId: organization.renewalEventId ?? events.schedule('creditsRenew', { organizationId }, at),
  })
}

/** SIM-25: sets the remaining AI credits. */
export function leaveCredits(workspace: TandemWorkspace, left: number): void {
  const { organizations } = workspace.tables
  const [organization] = organizations.page({ order: 'byId', limit: 1 })
  if (!organization) return
  const { id, aiCreditsUsed, aiCreditsTotal } = organization
  const hasEnough = left <= aiCreditsTotal
  organizations.patch(id, {
    aiCreditsUsed: hasEnough ? aiCreditsTotal - left : aiCreditsUsed,
    aiCreditsTotal: hasEnough ? aiCreditsTotal : aiCreditsUsed + left,
  })
  replanOrganization(workspace, id)
}

export function creditsRenew(
  workspace: TandemWorkspace,
  { organizationId }: { readonly organizationId: number },
): void {
  const { tables, events, clock } = workspace
  const organization = tables.organizations.get(organizationId)
  if (!organization) return
  tables.organizations.patch(organizationId, {
    aiCreditsTotal: organization.aiCreditsTotal + organization.planCredits + organization.topUpCredits,
    renewalEventId: events.schedule('creditsRenew', { organizationId }, clock.now() + monthMs),
  })
  replanOrganization(workspace, organizationId)
}
