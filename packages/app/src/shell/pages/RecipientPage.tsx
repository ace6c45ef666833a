import { lazyPart } from '@tandem/components'
import { type Recipient } from '@tandem/contract'
import { RecipientDrawer } from '../../features/recipientDrawer/RecipientDrawer.tsx'
import { type EntityTab } from '../../shared/drawer/EntityDrawer.tsx'
import { shellMessages } from '../messages.ts'
import { AddToSequenceDialog } from '../../features/addToSequence/useAddToSequence.tsx'

const RecipientMessages = lazyPart(
  async () => (await import('../../features/inbox/recipient/RecipientMessages.tsx')).RecipientMessages,
)

/** The recipient's conversations (RECIP-19). */
const messagesTab: EntityTab<Recipient> = {
  id: 'messages',
  label: shellMessages.recipientMessages,
  renderContent: ({ id }) => <RecipientMessages recipientId={id} />,
}

/** The drawer of a recipient, with content of other features. */
export default function RecipientPage() {
  return <RecipientDrawer messagesTab={messagesTab} AddToSequenceDialog={AddToSequenceDialog} />
}
