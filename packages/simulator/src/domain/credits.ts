import { refuse } from '../core/handlers.ts'
import { countFacts } from './countFacts.ts'
import { type ConversationRow } from './records.ts'
import { type TandemWorld } from './world.ts'

/** Takes AI credits for a text that somebody asked for; 422 when there are not enough. In a conversation they count for its sequence. */
export function spendCredits(world: TandemWorld, organizationId: number, cost: number, conversation?: ConversationRow): void {
  const { organizations } = world.tables
  const organization = organizations.get(organizationId)
  if (!organization || organization.aiCreditsUsed + cost > organization.aiCreditsTotal) {
    throw refuse(422, 'There are no AI credits left. Please buy some more.')
  }
  if (conversation && conversation.sequenceId !== null) countFacts(world, conversation, world.clock.now(), { creditsUsed: cost })
  else organizations.patch(organizationId, { aiCreditsUsed: organization.aiCreditsUsed + cost })
}
