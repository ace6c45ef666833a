import { type ConversationDetail } from '@tandem/contract'
import { categories } from './directories.ts'
import { profileView } from './profileView.ts'
import { type ConversationRow } from '../rows/messaging.ts'
import { byCode, byIds, clientReference, messageView, recipientView, sequenceReference } from './views.ts'
import { type TandemWorld } from '../rows/world.ts'

/** The rows that conversations refer to, by id, as the conversation list and the chat header show them. */
export function conversationRelations(
  world: TandemWorld,
  rows: readonly ConversationRow[],
): ConversationDetail['_embedded'] {
  const { tables } = world
  const ids = <Field extends 'profileId' | 'recipientId' | 'lastMessageId' | 'sequenceId' | 'clientId'>(field: Field) =>
    rows.map((row) => row[field])
  return {
    profiles: byIds(
      ids('profileId'),
      (id) => tables.profiles.get(id),
      (row) => profileView(world, row),
    ),
    recipients: byIds(
      ids('recipientId'),
      (id) => tables.recipients.get(id),
      (row) => recipientView(world, row),
    ),
    messages: byIds(ids('lastMessageId'), (id) => tables.messages.get(id), messageView),
    sequences: byIds(ids('sequenceId'), (id) => tables.sequences.get(id), sequenceReference),
    clients: byIds(ids('clientId'), (id) => tables.clients.get(id), clientReference),
    categories: byCode(categories),
  }
}
