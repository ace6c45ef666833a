import { type Random } from '../core/random.ts'
import { unbookedCall } from '../domain/rows/calls.ts'
import { type TandemWorkspace } from '../domain/rows/workspace.ts'

/** Adds at most `count` calls without an agreed date, as a user would create them. */
export function suggestCallsByHand(workspace: TandemWorkspace, random: Random, count: number): void {
  const { conversations, calls } = workspace.tables
  const candidates = [...conversations.rows()].filter(({ id, category, incomingCount }) => {
    const isWarm =
      category === 'interested' || category === 'info_request' || category === 'neutral' || category === 'objection'
    return incomingCount > 0 && isWarm && calls.by('conversationId', id).length === 0
  })
  for (const { id, organizationId, dateLastActivity } of random.shuffle(candidates).slice(0, count)) {
    calls.insertWithId({
      ...unbookedCall,
      id,
      organizationId,
      conversationId: id,
      status: random.pick(['suggested', 'got_email', 'got_phone']),
      dateCreated: dateLastActivity,
      proposedDate: dateLastActivity,
    })
  }
}
