import { type MessageCategory } from '@tandem/contract'
import { stopCampaign } from '../campaign/run/leadSteps.ts'
import { recategorise } from '../conversations/conversations.ts'
import { type ConversationRow, type MessageRow } from '../rows/messaging.ts'
import { type TandemWorld } from '../rows/world.ts'

/** INBOX-30, INBOX-31: gives a lead's message another category; `stop_campaign` ends the campaign for the lead. */
export function categorise(
  world: TandemWorld,
  conversation: ConversationRow,
  message: MessageRow,
  category: MessageCategory,
): MessageRow {
  const changed = recategorise(world, conversation, message, category)
  if (category === 'stop_campaign' && message.category !== category) stopCampaign(world, conversation.id)
  return changed
}
