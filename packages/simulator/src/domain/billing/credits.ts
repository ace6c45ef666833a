import { refuse } from '../../core/handlers.ts'
import { replanOrganization } from '../campaign/run/campaigns.ts'
import { countForConversation } from '../stats/countForConversation.ts'
import { type ConversationRow } from '../rows/messaging.ts'
import { type TandemWorld } from '../rows/world.ts'

/** Takes AI credits for a text that somebody asked for; 422 when there are not enough. In a conversation they count for its sequence. */
export function spendCredits(
  world: TandemWorld,
  organizationId: number,
  cost: number,
  conversation?: ConversationRow,
): void {
  const { organizations } = world.tables
  const organization = organizations.get(organizationId)
  if (!organization || organization.aiCreditsUsed + cost > organization.aiCreditsTotal) {
    throw refuse(422, 'There are no AI credits left. Please buy some more.')
  }
  if (conversation && conversation.sequenceId !== null)
    countForConversation(world, conversation, world.clock.now(), { creditsUsed: cost })
  else organizations.patch(organizationId, { aiCreditsUsed: organization.aiCreditsUsed + cost })
}

/** A month of a subscription. */
const monthMs = 30 * 86_400_000

/**
 * Grants AI credits that were paid for. Plans and top-ups are paid by the month, so as many come again each month from then on; what is not used by
 * then stays. `firstRenewal` is for whoever has been paying for a while.
 */
export function grantCredits(world: TandemWorld, organizationId: number, credits: number, firstRenewal?: number): void {
  const { tables, events, clock } = world
  const organization = tables.organizations.get(organizationId)
  if (!organization || credits === 0) return
  const at = firstRenewal ?? clock.now() + monthMs
  tables.organizations.patch(organizationId, {
    aiCreditsTotal: organization.aiCreditsTotal + credits,
    creditsPerMonth: organization.creditsPerMonth + credits,
    renewalEventId: organization.renewalEventId ?? events.schedule('creditsRenew', { organizationId }, at),
  })
}

/** Another month of an organization's plans and top-ups is paid. */
export function creditsRenew(world: TandemWorld, { organizationId }: { readonly organizationId: number }): void {
  const { tables, events, clock } = world
  const organization = tables.organizations.get(organizationId)
  if (!organization) return
  tables.organizations.patch(organizationId, {
    aiCreditsTotal: organization.aiCreditsTotal + organization.creditsPerMonth,
    renewalEventId: events.schedule('creditsRenew', { organizationId }, clock.now() + monthMs),
  })
  replanOrganization(world, organizationId)
}
