import { type ConversationDetail } from '@tandem/contract'
import { categories } from './directories.ts'
import { profileView } from './profileView.ts'
import { type ConversationRow } from '../rows/messaging.ts'
import { byCode, byIds, clientReference, messageView, recipientView, sequenceReference } from './views.ts'
import { type TandemWorkspace } from '../rows/workspace.ts'

/** The related records of conversations by id, and all categories by code. */
export function conversationRelations(
  workspace: TandemWorkspace,
  rows: readonly ConversationRow[],
): ConversationDetail['_embedded'] {
  const { tables } = workspace
  const profiles = rows.flatMap(({ profileId }) => tables.profiles.get(profileId) ?? [])
  return {
    profiles: byIds(rows, 'profileId', tables.profiles, (row) => profileView(workspace, row)),
    recipients: byIds(rows, 'recipientId', tables.recipients, (row) => recipientView(workspace, row)),
    messages: byIds(rows, 'lastMessageId', tables.messages, messageView),
    sequences: byIds(rows, 'sequenceId', tables.sequences, sequenceReference),
    clients: byIds(profiles, 'clientId', tables.clients, clientReference),
    categories: byCode(categories),
  }
}
