import { Button } from '@fluentui/react-components'
import { Chat16Regular } from '@fluentui/react-icons/svg/chat'
import { PeopleAdd16Regular } from '@fluentui/react-icons/svg/people-add'
import { ButtonLink } from '@tandem/components'
import { type Recipient } from '@tandem/contract'
import { lazy, Suspense, useState } from 'react'
import { recipientDrawerMessages } from '../messages.ts'
import { useRecipientDrawerStyles } from '../RecipientDrawer.styles.ts'

const texts = recipientDrawerMessages.head

const AddToSequenceDialog = lazy(async () => ({
  default: (await import('../../list/addToSequence/AddToSequenceDialog.tsx')).AddToSequenceDialog,
}))

/** Under the recipient's name: title and company, and what is done with a recipient most (RECIP-28, RECIP-29). */
export function RecipientHead({ recipient }: { readonly recipient: Recipient }) {
  const styles = useRecipientDrawerStyles()
  const { title, company, lastConversationId } = recipient
  /** The recipient as of the press: the dialog is about that state. */
  const [added, setAdded] = useState<readonly Recipient[]>()
  return (
    <div className={styles.subhead}>
      <span>{[title, company].filter(Boolean).join(' · ')}</span>
      <div className={styles.actions}>
        <Button size="small" icon={<PeopleAdd16Regular />} onClick={() => setAdded([recipient])}>
          {texts.addToSequence}
        </Button>
        {lastConversationId != null && (
          <ButtonLink size="small" icon={<Chat16Regular />} to={`/messages/conversation/${lastConversationId}`}>
            {texts.openConversation}
          </ButtonLink>
        )}
      </div>
      <Suspense>{added && <AddToSequenceDialog recipients={added} onClose={() => setAdded(undefined)} />}</Suspense>
    </div>
  )
}
