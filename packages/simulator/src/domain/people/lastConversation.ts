import { type ConversationRow } from '../rows/messaging.ts'
import { type UserRow } from '../rows/people.ts'
import { type TandemWorld } from '../rows/world.ts'
import { scopeOf } from './scope.ts'

/** Finds a recipient's conversation with the latest activity among those that a user may see (RECIP-27). */
export function lastConversations(
  world: TandemWorld,
  viewer: UserRow,
): (recipientId: number) => ConversationRow | undefined {
  const { conversations: isVisible } = scopeOf(world, viewer)
  return (recipientId) => {
    let last: ConversationRow | undefined
    for (const row of world.tables.conversations.by('recipientId', recipientId)) {
      if (isVisible(row) && (!last || row.dateLastActivity > last.dateLastActivity)) last = row
    }
    return last
  }
}
